import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { AppRoot } from '#app/AppRoot.tsx'
import { createApp } from '#app/createApp.ts'
import { ClosedScreen } from '#app/Frame.tsx'
import { takeOverBeforePresses } from '#app/takeOverBeforePresses.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { nextTask } from '#lib/nextTask.ts'
import { isForeignCursor } from '#relay/errors/isForeignCursor.ts'
import { NotFoundError } from '#relay/errors/NotFoundError.ts'
import type { RecordedAnswer } from '#relay/network/recordedAnswer.ts'
import { replayStep } from '#relay/network/replayStep.ts'
import { NotFound } from '#routes/PageFailure.tsx'
import { BEGINNING_ID, type Beginning } from '#rules/renderedPage.ts'
import { readConfiguration } from '#services/configuration.ts'
import { signalsNo } from '#services/consent/consent.ts'
import { paths } from '#services/navigation/paths.ts'
import { siteBase } from '#services/navigation/siteBase.ts'
import { createBrowserStorage, createTabStorage } from '#services/storage/storage.ts'
import { createDocumentRules } from '#ui/StyleRules.ts'

const base = siteBase()
const { history, location } = window
/** The present address as the site knows it: without the path under which it lies. */
const place = (): string => location.pathname.slice(base.length) + location.search
const {
  endpoint = import.meta.env.VITE_GRAPHQL_ENDPOINT ?? `${base}/graphql`,
  method = import.meta.env.VITE_GRAPHQL_METHOD ?? 'POST',
  ...platforms
} = readConfiguration(document)
/** The data that the server rendered the page from; null where the page came empty. */
const beginning = JSON.parse(
  document.getElementById(BEGINNING_ID)?.textContent ?? 'null',
) as Beginning | null
/** Answers that are still on their way; where their code is lost, the browser asks. */
const late = beginning?.awaited.length
  ? import('#app/lateAnswers.lazy.ts').then(
      ({ readLateAnswers }) => readLateAnswers(document, beginning.awaited),
      () => null,
    )
  : null
/** The code that does again what was pressed; null where nothing was. */
const loadPresses = () =>
  window.heldPresses?.length ? import('#app/heldPresses.lazy.ts').catch(() => null) : null
const earlyPresses = loadPresses()
/** Shows the product in a language, English if not given. */
function begin(language?: Language): void {
  const app = createApp({
    language,
    storage: createBrowserStorage(),
    tabStorage: createTabStorage(),
    page: { document, window },
    endpoint,
    platforms,
    // The server's opener policy is that of the address at which the page was loaded.
    hearsWindows: location.pathname === base + paths.signIn,
    isSignalled: signalsNo(window),
    styles: createDocumentRules(document),
    // The cookies of the endpoint's own origin go along, wherever the page lies.
    network: { endpoint, method, credentials: 'include' },
    // eslint-disable-next-line no-restricted-syntax -- here the path is put behind it
    siteUrl: beginning?.siteUrl ?? location.origin + base,
    renderedAt: beginning?.now ?? null,
    firstFailure: beginning?.isMissing
      ? { address: location.pathname + location.search, error: new NotFoundError() }
      : null,
    ...(beginning && { replay: replayStep(beginning.answers as readonly RecordedAnswer[], late) }),
    nextTask,
    createRouter(routes, path) {
      // At the same place its entry in the history stays, and with it what is remembered of the place.
      if (path !== null)
        history.replaceState(path === place() ? history.state : { key: path }, '', base + path)
      return createBrowserRouter(routes, { basename: base })
    },
  })
  const root = document.getElementById('root')
  // Until the first screen is there, the page keeps the skeleton it came with: a fallback of React's would hold the content back.
  if (root) {
    const report = (error: unknown): void => {
      // If a second try went well, as when the page is being left, React wraps the first failure.
      const { cause = error } = error as Partial<Error>
      // "Not found" is an answer, not an accident, and so is a place of another list.
      if (!(cause instanceof NotFoundError) && !isForeignCursor(cause))
        app.services.logger.error('A part of the screen failed', error)
    }
    const options = { onCaughtError: report, onRecoverableError: report }
    // The screen that the server drew in place of the page, with its sentences.
    const instead = beginning?.isClosed ? ClosedScreen : beginning?.isMissing && NotFound
    const code = instead && instead.preload().then(() => language?.translations?.ready())
    const start = async (): Promise<void> => {
      // Each step is work enough for one task.
      await nextTask()
      const first = app.begin(null)
      // Over a server's page nothing moves: a section that is late is hydrated when it comes.
      await Promise.all([first.ready(beginning ? { frame: 2_000, beside: 0 } : undefined), code])
      await nextTask()
      // Whoever pressed something waits for it: later, React may have put other texts into the fields.
      const held = await (earlyPresses ?? loadPresses())
      const presses = held?.takePresses(window) ?? []
      window.takeHeldPresses?.()
      const screen = <AppRoot app={app} first={first} />
      // In steps between which the browser paints and hears what is pressed.
      if (beginning) {
        startTransition(() => void hydrateRoot(root, screen, options))
        takeOverBeforePresses(root)
      } else createRoot(root, options).render(screen)
      held?.replayPresses(presses)
    }
    void start()
  }
}
// The server has said which language the site speaks.
const { lang } = document.documentElement
nextTask()
  .then(() => new Worker(new URL('./firstFormat.worker.ts', import.meta.url)).postMessage(lang))
  // On a page of another origin, or without workers, the page makes its first format itself.
  .catch(() => undefined)
// Evaluating the code was work enough for one task.
if (lang === 'en') void nextTask().then(() => begin())
else
  void import('#languages/loadLanguage.lazy.ts')
    .then(({ loadLanguage }) => loadLanguage(lang))
    // If it cannot be reached, the product starts in English.
    .catch(() => undefined)
    .then(begin)
