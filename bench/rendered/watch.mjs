// Runs in the page before anything else. Notes when the subject can be read and is alive, and what browsers tell of paints and shifts.
;(() => {
  const subjectOf = () =>
    document.querySelector(
      location.pathname.startsWith('/ideas/') || document.querySelector('main article > header')
        ? 'main article > header + div [dir="auto"]'
        : '[role="feed"] article a',
    )
  /** The first vote: on an idea another button that is pressed or not comes before it. */
  const controlOf = () =>
    document.querySelector('main button[aria-label^="Vote for"]:not([aria-disabled])')
  const isShown = (element) => element != null && element.getClientRects().length > 0
  /** React marks an element when it has taken it over. */
  const isAlive = (element) =>
    element != null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** Resolves behind the next paint, with its time. */
  const painted = async () => {
    await frame()
    return new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(null)
    })
  }
  /** Looks once in each frame: an observer of every change would be work that visitors do not have. */
  const until = async (test) => {
    while (!test()) await frame()
    return painted()
  }

  const seen = { readable: null, alive: null, lcp: 0, shifts: 0 }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  observe('layout-shift', (it) => (seen.shifts += it.hadRecentInput ? 0 : it.value))
  const readable = until(() => isShown(subjectOf())).then((time) => void (seen.readable = time))
  const alive = until(() => isAlive(controlOf() ?? subjectOf())).then(
    (time) => void (seen.alive = time),
  )

  /** Milliseconds until `act` has led to what `test` asks for, and the requests of the API on the way. */
  const measure = async (act, test) => {
    const start = performance.now()
    act()
    const time = (await until(test)) - start
    const asked = performance
      .getEntriesByType('resource')
      .filter((it) => it.startTime >= start && new URL(it.name).pathname === '/graphql').length
    return { time, asked }
  }

  window.rendered = {
    readable,
    alive,
    centreOfControl: () => {
      const { x, y, width, height } = controlOf()?.getBoundingClientRect() ?? {}
      return x === undefined ? null : { x: x + width / 2, y: y + height / 2 }
    },
    /** Opens the first idea of a list. */
    open: () => {
      const link = document.querySelector('[role="feed"] article a')
      const title = link.textContent.trim()
      return measure(
        () => link.click(),
        () => document.querySelector('main h1')?.textContent.trim() === title,
      )
    },
    back: () =>
      measure(
        () => history.back(),
        () => isShown(document.querySelector('[role="feed"] article')),
      ),
    report: () => {
      const resources = performance.getEntriesByType('resource')
      return {
        readable: seen.readable ?? NaN,
        alive: seen.alive,
        lcp: seen.lcp,
        cls: seen.shifts,
        asked: resources.filter(
          (it) =>
            new URL(it.name).pathname === '/graphql' && it.startTime < (seen.alive ?? Infinity),
        ).length,
        /** Requests that were over when the subject could be read, and that make content: code and answers. */
        before: resources.filter(
          (it) =>
            /\.js$|\/graphql$/.test(new URL(it.name).pathname) &&
            it.responseEnd > 0 &&
            it.responseEnd < (seen.readable ?? Infinity),
        ).length,
        text: subjectOf()?.textContent ?? '',
      }
    },
  }
})()
