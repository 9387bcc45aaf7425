import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { NotificationsTestQuery } from '#generated/NotificationsTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper, trackedServices } from '#testing/testServices.tsx'
import { NotificationDefaults } from './NotificationDefaults.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const mockFirebaseToken = jest.fn<Promise<string | null>, unknown[]>()
jest.mock('#services/cloud/messaging.lazy.ts', () => ({
  firebaseToken: (...given: unknown[]) => mockFirebaseToken(...given),
}))

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const preferences = ['REPLY', 'COMMENT'].flatMap((kind) =>
  ['INBOX', 'MAIL', 'PUSH'].map((channel) => ({ kind, channel, on: kind === 'REPLY' })),
)
const here = { id: 'session_1', device: 'Firefox on Windows', isCurrent: true, hearsByPush: false }

async function renderSettings(viewer: object = {}, { services, tracked } = trackedServices()) {
  const kit = renderWithRelay<NotificationsTestQuery>({
    query: graphql`
      query NotificationsTestQuery @relay_test_operation {
        viewer {
          ...NotificationSettings_viewer
        }
        site {
          ...NotificationDefaults_site
        }
      }
    `,
    render: ({ viewer: shown, site }) => (
      <>
        <NotificationSettings viewer={shown} isWanted />
        <div data-testid="defaults">{site && <NotificationDefaults site={site} />}</div>
      </>
    ),
    wrapper: servicesWrapper(services),
  })
  await kit.resolve({
    Viewer: () => ({
      id: 'viewer_me',
      notificationPreferences: preferences,
      mailCadence: 'INSTANT',
      mailTimeZone: null,
      notificationsPausedUntil: null,
      hasStoppedMail: false,
      isSubscribedToChangelog: false,
      mutedIdeas: [],
      pushKey: null,
      sessions: [here],
      ...viewer,
    }),
    Site: () => ({ id: 'site_1', notificationDefaults: preferences }),
  })
  return { ...kit, tracked, said: () => services.toasts.snapshot().map(({ text }) => text) }
}

const own = () => within(screen.getByRole('region', { name: 'How you’re notified' }))

test('each kind and way is set at once, and set back with the reason when it is refused', async () => {
  const { user, operation, reject, respond, said, tracked } = await renderSettings()
  const box = () => own().getByRole('checkbox', { name: 'E-mail: Replies to you' })
  expect(box()).toBeChecked()
  await user.click(box())
  expect(box()).not.toBeChecked()
  expect(operation().request.variables).toMatchObject({ kind: 'REPLY', channel: 'MAIL', on: false })
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(box()).toBeChecked()
  expect(said()).toEqual(['Not saved. Earshot cannot be reached.'])
  await user.click(own().getByRole('checkbox', { name: 'In the app: Other comments' }))
  await respond({
    data: {
      setNotificationPreference: {
        errors: [],
        viewer: {
          id: 'viewer_me',
          notificationPreferences: preferences.map((one) =>
            one.kind === 'COMMENT' && one.channel === 'INBOX' ? { ...one, on: true } : one,
          ),
        },
      },
    },
  })
  expect(own().getByRole('checkbox', { name: 'In the app: Other comments' })).toBeChecked()
  expect(tracked).toEqual([['told_set', { kind: 'COMMENT', channel: 'INBOX', on: true }]])
})

test('each kind is explained, and push is offered only where the site has it', async () => {
  await renderSettings()
  expect(own().getByRole('group', { name: 'Replies to you' })).toHaveAccessibleDescription(
    'Someone replies to your comment.',
  )
  expect(own().queryByRole('checkbox', { name: /^Push/ })).not.toBeInTheDocument()
  expect(own().queryByText('Push on this device')).not.toBeInTheDocument()
})

/** Has the browser be in a time zone until the test ends. */
function inZone(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const mocked = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  mocked.mockReturnValue({ ...options, timeZone })
}

describe('how often e-mail comes', () => {
  afterEach(() => jest.restoreAllMocks())

  test('a digest comes in the time zone of the browser, which is shown at once', async () => {
    inZone('Europe/Berlin')
    const { user, operation } = await renderSettings()
    await user.click(own().getByRole('radio', { name: /^Once a day/ }))
    expect(own().getByRole('radio', { name: /^Once a day/ })).toBeChecked()
    expect(operation().request.variables).toMatchObject({
      cadence: 'DAILY',
      timeZone: 'Europe/Berlin',
    })
    expect(own().getByRole('radio', { name: /^Once a week.*every Monday at 8:00/ })).toBeVisible()
    expect(own().getByText('Time zone: Europe/Berlin')).toBeVisible()
    expect(own().queryByRole('button', { name: /^Use / })).toBeNull()
  })

  test('who is in another time zone now can take that, and keeps how often', async () => {
    inZone('Asia/Tokyo')
    const { user, operation, respond } = await renderSettings({
      mailCadence: 'WEEKLY',
      mailTimeZone: 'Europe/Berlin',
    })
    expect(own().getByText('Time zone: Europe/Berlin')).toBeVisible()
    await user.click(own().getByRole('button', { name: 'Use Asia/Tokyo' }))
    const wanted = { cadence: 'WEEKLY', timeZone: 'Asia/Tokyo' }
    expect(operation().request.variables).toMatchObject(wanted)
    expect(own().getByRole('radio', { name: /^Once a week/ })).toHaveFocus()
    const viewer = { id: 'viewer_me', mailCadence: 'WEEKLY', mailTimeZone: 'Asia/Tokyo' }
    await respond({ data: { setMailCadence: { errors: [], viewer } } })
    expect(own().getByText('Time zone: Asia/Tokyo')).toBeVisible()
    expect(own().queryByRole('button', { name: /^Use / })).toBeNull()
  })
})

test('a pause begins for a day, a week or until a day, says its end, and can be ended', async () => {
  const { user, operation, respond } = await renderSettings()
  const until = () => operation().request.variables['until'] as string
  await user.click(own().getByRole('button', { name: 'Pause' }))
  expect(own().getByText('Choose a date after today.')).toBeVisible()
  await user.click(own().getByRole('button', { name: 'For a week' }))
  expect(Date.parse(until()) - Date.parse('2026-05-10T12:00:00.000Z')).toBeGreaterThan(
    6 * 86_400_000,
  )
  expect(own().getByText(/^Paused until /)).toBeVisible()
  await respond({
    data: {
      pauseNotifications: {
        errors: [],
        viewer: { id: 'viewer_me', notificationsPausedUntil: until() },
      },
    },
  })
  await user.click(own().getByRole('button', { name: 'Resume now' }))
  expect(operation().request.variables).toMatchObject({ until: null })
  expect(own().getByRole('button', { name: 'Until tomorrow' })).toBeVisible()
})

test('a muted idea can be heard again, and leaves the list', async () => {
  const { user, operation, respond, said } = await renderSettings({
    mutedIdeas: [{ ...anIdea(), viewerHasMuted: true }],
  })
  expect(own().getByRole('link', { name: 'Keep my place' })).toHaveAttribute(
    'href',
    '/ideas/7/keep-my-place',
  )
  await user.click(own().getByRole('button', { name: 'Unmute Keep my place' }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_7', muted: false })
  expect(own().getByText('None. You can mute an idea from the menu on its page.')).toBeVisible()
  await respond({
    data: { setIdeaMuted: { errors: [], idea: { id: 'idea_7', viewerHasMuted: false } } },
  })
  expect(said()).toEqual(['Unmuted. You’ll be notified about this idea again.'])
})

test('who stopped all e-mail is told so, and can have it again', async () => {
  const { user, operation } = await renderSettings({ hasStoppedMail: true })
  await user.click(own().getByRole('button', { name: 'Send me e-mail again' }))
  expect(operation().request.variables).toMatchObject({ stopped: false })
  expect(own().queryByText(/You unsubscribed from all e-mail/)).not.toBeInTheDocument()
})

test('the team’s defaults are set in the same way', async () => {
  const { user, operation } = await renderSettings()
  const defaults = within(screen.getByTestId('defaults'))
  await user.click(defaults.getByRole('checkbox', { name: 'Push: Other comments' }))
  expect(defaults.getByRole('checkbox', { name: 'Push: Other comments' })).toBeChecked()
  expect(operation().request.node.operation.name).toBe('useSetDefaultMutation')
  expect(own().getByRole('checkbox', { name: 'E-mail: Other comments' })).not.toBeChecked()
})

describe('push', () => {
  const keys = { endpoint: 'https://push.example/1', keys: { p256dh: 'KEY', auth: 'SECRET' } }
  const browser = {
    permission: 'default',
    answer: 'granted',
    isSubscribed: false,
    fails: false,
  }
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value })
  const subscription = {
    toJSON: () => keys,
    unsubscribe: () => Promise.resolve(!(browser.isSubscribed = false)),
  }
  const registration = {
    unregister: () => Promise.resolve(true),
    pushManager: {
      getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription : null),
      subscribe: () => {
        if (browser.fails) return Promise.reject(new DOMException('no service', 'AbortError'))
        browser.isSubscribed = true
        return Promise.resolve(subscription)
      },
    },
  }
  beforeEach(() => {
    Object.assign(browser, {
      permission: 'default',
      answer: 'granted',
      isSubscribed: false,
      fails: false,
    })
    define(navigator, 'serviceWorker', {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    })
    define(globalThis, 'PushManager', class {})
    define(globalThis, 'Notification', {
      get permission() {
        return browser.permission
      },
      requestPermission: () => Promise.resolve((browser.permission = browser.answer)),
    })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(globalThis, 'PushManager')
    Reflect.deleteProperty(globalThis, 'Notification')
  })
  const button = (name: string) => own().findByRole('button', { name })
  const settle = () => act(async () => void (await new Promise((go) => setTimeout(go))))

  test('is asked for only after a press, and ends by another', async () => {
    const { user, operation, pending, respond, tracked } = await renderSettings({ pushKey: 'SITE' })
    expect(await button('Allow push here')).toBeVisible()
    expect([browser.permission, pending()]).toEqual(['default', 0])
    expect(own().getByRole('checkbox', { name: 'Push: Replies to you' })).toBeChecked()
    await user.click(await button('Allow push here'))
    await waitFor(() => expect(pending()).toBe(1))
    expect(operation().request.variables).toMatchObject({
      endpoint: 'https://push.example/1',
      p256dh: 'KEY',
      auth: 'SECRET',
    })
    const sessions = (hearsByPush: boolean) => ({
      errors: [],
      viewer: { id: 'viewer_me', sessions: [{ id: 'session_1', hearsByPush }] },
    })
    await respond({ data: { allowPush: sessions(true) } })
    await user.click(await button('Turn off push here'))
    await waitFor(() => expect(pending()).toBe(1))
    await respond({ data: { endPush: sessions(false) } })
    expect(await button('Allow push here')).toBeVisible()
    expect(browser.isSubscribed).toBe(false)
    expect(tracked).toEqual([
      ['push_set', { on: true }],
      ['push_set', { on: false }],
    ])
  })

  test('a no of the person says what they can do later, and sends nothing', async () => {
    browser.answer = 'denied'
    const { user, pending } = await renderSettings({ pushKey: 'SITE' })
    await user.click(await button('Allow push here'))
    expect(
      await own().findByText(/Your browser is blocking notifications from this site/),
    ).toBeVisible()
    expect(pending()).toBe(0)
  })

  test('what the server refuses is not left in the browser', async () => {
    const { user, pending, respond } = await renderSettings({ pushKey: 'SITE' })
    await user.click(await button('Allow push here'))
    await waitFor(() => expect(pending()).toBe(1))
    const message = 'This browser’s push service isn’t supported here.'
    await respond({ data: { allowPush: { errors: [refusal({ message })], viewer: null } } })
    expect(await own().findByRole('alert')).toHaveTextContent(message)
    expect(browser.isSubscribed).toBe(false)
  })

  describe('by Firebase', () => {
    const cloud = {
      projectId: 'p',
      appId: 'a',
      apiKey: 'k',
      authDomain: 'd',
      messagingSenderId: '1',
      vapidKey: 'VAPID',
    }
    const withFirebase = (isAgreed: boolean) => {
      const services = createTestServices({ platforms: { cloud } })
      services.consent.answer(isAgreed)
      return { services, tracked: [] }
    }
    beforeEach(() => mockFirebaseToken.mockReset().mockResolvedValue('cTq:token'))

    test('a browser whose person has agreed to it is registered there', async () => {
      const given = withFirebase(true)
      const { user, operation, pending } = await renderSettings({ pushKey: 'SITE' }, given)
      await user.click(await button('Allow push here'))
      await waitFor(() => expect(pending()).toBe(1))
      expect(operation().request.variables).toMatchObject({ token: 'cTq:token' })
      expect(mockFirebaseToken).toHaveBeenCalledWith(
        expect.objectContaining({ vapidKey: 'VAPID' }),
        registration,
      )
    })

    test('without consent nothing of it is used', async () => {
      const given = withFirebase(false)
      const { user, operation, pending } = await renderSettings({ pushKey: 'SITE' }, given)
      await user.click(await button('Allow push here'))
      await waitFor(() => expect(pending()).toBe(1))
      expect(operation().request.variables).toMatchObject({ endpoint: 'https://push.example/1' })
      expect(mockFirebaseToken).not.toHaveBeenCalled()
    })

    test('where it cannot be reached the browser’s own push service does', async () => {
      mockFirebaseToken.mockRejectedValue(new Error('blocked'))
      const given = withFirebase(true)
      const { user, operation, pending } = await renderSettings({ pushKey: 'SITE' }, given)
      await user.click(await button('Allow push here'))
      await waitFor(() => expect(pending()).toBe(1))
      expect(operation().request.variables).toMatchObject({ endpoint: 'https://push.example/1' })
    })
  })

  test('a push service that cannot be reached is told', async () => {
    browser.fails = true
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await renderSettings({ pushKey: 'SITE' })
    await user.click(await button('Allow push here'))
    expect(await own().findByRole('alert')).toHaveTextContent('could not be reached')
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  test('a browser without it says so, and other devices are named', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    const other = { ...here, id: 'session_2', isCurrent: false, hearsByPush: true }
    await renderSettings({ pushKey: 'SITE', sessions: [here, other] })
    await settle()
    expect(own().getByText(/^This browser doesn’t support push/)).toBeVisible()
    expect(own().getByText('Also on: Firefox on Windows.')).toBeVisible()
  })
})

test('the changelog is subscribed to at once, and set back where that fails', async () => {
  const { user, operation, reject, said } = await renderSettings()
  const box = () => own().getByRole('checkbox', { name: 'Subscribe to the changelog' })
  await user.click(box())
  expect(box()).toBeChecked()
  expect(operation().request.variables).toMatchObject({ subscribed: true })
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(box()).not.toBeChecked()
  expect(said()).toHaveLength(1)
})
