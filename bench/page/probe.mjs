// Runs in the page before the product's code. Reports paint times and the rows that React rendered.
;(() => {
  const ROW = '[role="feed"] article'
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  /** Resolves after the next paint, with its time. */
  const painted = async () => {
    await frame()
    return new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.now())
      channel.port2.postMessage(null)
    })
  }

  const isShown = (element) => element !== null && element.getClientRects().length > 0

  /** Resolves with the time of the paint after which `test` holds. */
  const until = (test) =>
    new Promise((resolve) => {
      const look = () => {
        if (!test()) return
        observer.disconnect()
        resolve(painted())
      }
      const observer = new MutationObserver(look)
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      look()
    })

  const headline = () => document.querySelector('main h1')?.textContent?.trim() ?? ''
  const hasHeader = (title) =>
    headline() === title && isShown(document.querySelector('main article > header'))
  const hasBody = () => isShown(document.querySelector('main article > header + div [dir="auto"]'))
  const hasRows = () => isShown(document.querySelector(ROW))

  /**
   * Opens an idea's page by `open`; gives milliseconds until its header and its body were painted,
   * and whether a frame showed neither list nor header.
   */
  const openIdea = async (title, open) => {
    const start = performance.now()
    let isEmptyBetween = false
    let isOver = false
    const watchFrames = async () => {
      while (!isOver) {
        await frame()
        if (!hasHeader(title) && !hasRows()) isEmptyBetween = true
      }
    }
    open()
    const frames = watchFrames()
    const header = await until(() => hasHeader(title))
    isOver = true
    const body = await until(() => hasHeader(title) && hasBody())
    await frames
    return { header: header - start, body: body - start, isEmptyBetween }
  }

  const goBack = async () => {
    const start = performance.now()
    history.back()
    return (await until(hasRows)) - start
  }

  /**
   * Measures the milliseconds from the next click event on a vote control to the paint of its new
   * state.
   */
  const nextVote = (button) =>
    new Promise((resolve) => {
      const before = button.getAttribute('aria-pressed')
      const clicked = async (event) =>
        resolve(
          (await until(() => button.getAttribute('aria-pressed') !== before)) - event.timeStamp,
        )
      button.addEventListener('click', clicked, { once: true, capture: true })
    })

  /**
   * Records frame times until `stop` is called, and how often the middle of the screen had no row.
   */
  const watchFrames = () => {
    const gaps = []
    let empty = 0
    let last = 0
    let isOver = false
    const step = (time) => {
      if (last > 0) gaps.push(time - last)
      last = time
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      if (!middle?.closest('article')) empty += 1
      if (!isOver) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    return { stop: () => ((isOver = true), { gaps, empty }) }
  }

  // React reports every commit to its developer tools. A row counts as rendered when a component in
  // it, or around it alone, did work.
  const PERFORMED_WORK = 1
  // Classes are boundaries: one around a row renders with the rows beside it, and draws nothing.
  const COMPONENTS = new Set([0, 11, 14, 15])
  const renders = { rows: new Set(), components: 0 }
  const rowOf = (fiber) => {
    for (let up = fiber; up; up = up.return) if (up.type === 'article') return up.stateNode
    for (let down = fiber.child; down; down = down.child) {
      if (down.sibling) return null
      if (typeof down.type === 'string') return down.type === 'article' ? down.stateNode : null
    }
    return null
  }
  const visit = (fiber, before) => {
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
      renders.components += 1
      const row = rowOf(fiber)
      if (row?.closest('[role="feed"]')) renders.rows.add(row)
    }
    // A subtree that is still the same object was not visited in this commit.
    if (before && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate)
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => visit(root.current, root.current.alternate),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    checkDCE: () => {},
  }

  window.bench = {
    firstIdea: until(hasRows),
    openIdea,
    goBack,
    nextVote,
    until,
    watchFrames,
    rows: () => document.querySelectorAll(ROW).length,
    forgetRenders: () => {
      renders.rows.clear()
      renders.components = 0
    },
    renders: () => ({ rows: renders.rows.size, components: renders.components }),
  }
})()
