import type { Page } from '@playwright/test'
import { START_SCRIPT } from '#server/http/startScript.ts'
import { linkTo } from './place.ts'

/** The harm that `watchHostile` has noticed: no text of people may ever cause any. */
export interface Harm {
  /** Calls of `hit()`: somebody's text ran. */
  readonly ran: readonly string[]
  /** The violations that the content security policy had to stop. */
  readonly stopped: readonly string[]
  /** Dialogs, other pages, other hosts. */
  readonly led: readonly string[]
}

interface Noted {
  hits: string[]
  violations: string[]
}

declare global {
  interface Window {
    __noted: Noted
    hit: () => void
    /** Judges what people wrote in a part of the page: gives what may not be there. */
    judge: (root: ParentNode) => string[]
  }
}

/** The function that pages run before anything of their own. Everything in it must be in it: it travels as text. Takes the text of the one script that ours have in their body, and where our code lies. */
function prepare({ start, assets }: { start: string; assets: string }): void {
  const noted: Noted = { hits: [], violations: [] }
  window.__noted = noted
  window.hit = () => {
    noted.hits.push(new Error().stack ?? 'somewhere')
    // A frame tells its page.
    if (window.parent !== window) window.parent.hit()
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    noted.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
  })

  const elements = new Set(
    'a b blockquote br code dd del details dl dt em h3 h4 h5 h6 hr i input ins kbd label li mark ol p pre q rp rt ruby s samp small strong sub summary sup table tbody td tfoot th thead tr ul var'.split(
      ' ',
    ),
  )
  const attributes: Record<string, Record<string, RegExp>> = {
    a: { href: /^/, title: /^/, rel: /^nofollow ugc noopener$/ },
    code: { class: /^language-[\w+#.-]+$/ },
    input: { type: /^checkbox$/, disabled: /^$/, checked: /^$/ },
    ol: { start: /^-?\d*/, reversed: /^/ },
    td: { align: /^(left|right|center)$/, colspan: /^/, rowspan: /^/ },
    th: { align: /^(left|right|center)$/, colspan: /^/, rowspan: /^/ },
    details: { open: /^/ },
    del: { datetime: /^/ },
    ins: { datetime: /^/ },
    // Set by the page itself, so that what scrolls is reached by keyboard.
    pre: { tabindex: /^0$/ },
    table: { tabindex: /^0$/, role: /^region$/, 'aria-label': /^/ },
  }
  const describe = (element: Element): string => element.outerHTML.slice(0, 160)

  /** Tells whether an element of people's HTML is anything but one that is known to be harmless. */
  function foreign(element: Element): boolean {
    const known = attributes[element.localName] ?? {}
    const isPlain =
      element.namespaceURI === 'http://www.w3.org/1999/xhtml' && elements.has(element.localName)
    // The address is compared as the browser reads it.
    if (
      element instanceof HTMLAnchorElement &&
      element.href !== '' &&
      !/^(https?|mailto):$/.test(element.protocol)
    )
      return true
    return (
      !isPlain ||
      element
        .getAttributeNames()
        .some((name) => !(known[name]?.test(element.getAttribute(name) ?? '') ?? false))
    )
  }

  /** React's own scripts, which reveal what was rendered later: nobody who writes knows the page's secret. And the one that starts our code, to the letter. */
  function isOurs(element: Element): boolean {
    if (!(element instanceof HTMLScriptElement)) return false
    if (element.text === start) return element.matches(`[data-src^="${assets}"]`)
    const own = document.querySelector<HTMLElement>('head [nonce]')
    return element.nonce !== '' && element.nonce === own?.nonce
  }

  /** Tells whether an element of the page acts, loads or leads as code. */
  function acts(element: Element): boolean {
    if (
      element.matches(
        `iframe, object, embed, base, applet, portal, frameset, math, svg script, svg foreignObject, svg use, svg animate, body script:not([type="application/json"], [type="application/ld+json"], [type=module][src^="${assets}"]), #root style, #root link, #root meta, [srcdoc], [formaction]`,
      )
    )
      return true
    return element.getAttributeNames().some((name) => {
      const value = element.getAttribute(name) ?? ''
      if (name.startsWith('on')) return true
      if (!/^(href|src|action|data|poster|xlink:href|background|cite|ping)$/.test(name))
        return false
      const address = URL.canParse(value, location.href) ? new URL(value, location.href) : null
      // Links of people's lead where they like, and say so.
      return (
        address !== null &&
        (!/^(https?|mailto):$/.test(address.protocol) ||
          (address.protocol !== 'mailto:' &&
            address.origin !== location.origin &&
            !element.matches('a[rel~=nofollow]')))
      )
    })
  }

  window.judge = (root) => {
    const people = [...root.querySelectorAll('[data-prose] *')].filter(foreign)
    const page = [...root.querySelectorAll('*')].filter((it) => acts(it) && !isOurs(it))
    return [...new Set([...people, ...page])].map(describe)
  }
}

/** Watches all that hostile text could do in a page; to be called before it goes anywhere. */
export async function watchHostile(page: Page): Promise<() => Promise<Harm>> {
  const led: string[] = []
  const own = (url: string): boolean => /^(about:|http:\/\/localhost:)/.test(url)
  page.on('dialog', (dialog) => {
    led.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.on(
    'framenavigated',
    (frame) => frame === page.mainFrame() && !own(frame.url()) && led.push(`to ${frame.url()}`),
  )
  page.context().on('page', (other) => other !== page && led.push(`another page: ${other.url()}`))
  page
    .context()
    .on(
      'request',
      (request) =>
        /^https?:/.test(request.url()) && !own(request.url()) && led.push(`asks ${request.url()}`),
    )
  await page.addInitScript(prepare, { start: START_SCRIPT, assets: linkTo('/assets/') })
  return async () => {
    const { hits, violations } = await page.evaluate(() => window.__noted)
    return { ran: hits, stopped: violations, led }
  }
}

export const noHarm: Harm = { ran: [], stopped: [], led: [] }
