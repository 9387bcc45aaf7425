import { pushServices } from './pushServices.ts'

const isService = pushServices(['http://127.0.0.1:9999'])

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:9999/abc',
])('%s is a push service', (endpoint) => expect(isService(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://push.apple.com.example/abc',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:9998/abc',
  'http://localhost/',
  'file:///etc/passwd',
  'abc',
  '',
])('%s is none', (endpoint) => expect(isService(endpoint)).toBe(false))
