/**
 * Makes the first formats of times, in a thread of its own: what a browser reads for them, which
 * takes a phone 150 ms, is then there for the page as well.
 */
self.onmessage = ({ data: language }: MessageEvent<string>) => {
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-3, 'day')
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format()
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format()
  self.close()
}
