import { takeHeldFiles } from '#lib/heldFiles.ts'
import { isAlive } from './isAlive.ts'

/** A press or a text on a page that the server rendered, from before its script was there. */
export interface HeldPress {
  /**
   * `text`: something was typed or chosen in a field; `files`: pasted, and kept with it
   * (`takeHeldFiles`); `send`: Ctrl+Enter in a text.
   */
  readonly kind: 'click' | 'submit' | 'text' | 'files' | 'send'
  readonly element: HTMLElement
}

/** A press as it was when the script came: React may draw the field anew before it is replayed. */
export interface TakenPress extends HeldPress {
  readonly value: string
  /** The value that the server put into the field. */
  readonly rendered: string
  readonly selection: readonly [start: number, end: number] | null
  /** Shows that it waits. */
  readonly shown?: Animation
}

declare global {
  interface Window {
    /** The presses held so far. */
    heldPresses?: readonly HeldPress[]
    /** Ends the holding of presses, and gives them in their order, each once (index.html). */
    takeHeldPresses?: () => readonly HeldPress[]
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Milliseconds until a part of the page that still waits for its code is asked again. */
const AGAIN_MS = 50
/** Times that it is asked: five minutes, after which nobody expects a press to do something. */
const TIMES = 6_000

/** Takes what was pressed and typed so far; from now on that is React's. */
export function takePresses(window: Window): TakenPress[] {
  return (window.takeHeldPresses?.() ?? []).map(({ kind, element }) => ({
    kind,
    element,
    value: 'value' in element ? String(element.value) : '',
    rendered: 'defaultValue' in element ? String(element.defaultValue) : '',
    selection: selectionOf(element),
  }))
}

/**
 * Does what was pressed on the elements that React has taken over, in order and each once: texts
 * first, since a press may send them. React hydrates what an event needs at once; where it cannot
 * yet, the rest waits.
 */
export function replayPresses(presses: readonly TakenPress[]): void {
  const isText = ({ kind }: TakenPress): boolean => kind === 'text'
  replayInOrder([...presses.filter(isText), ...presses.filter((press) => !isText(press))], TIMES)
}

/**
 * Clicks on a button as soon as React has taken it over, and shows it as pressed until then: by an
 * animation, since an attribute would be one that React does not expect.
 */
export function clickOnceAlive(element: HTMLElement): void {
  const shown = element.animate(
    { opacity: 0.55 },
    { duration: 900, direction: 'alternate', iterations: Infinity },
  )
  const unchanged = { value: '', rendered: '', selection: null }
  replayInOrder([{ kind: 'click', element, ...unchanged, shown }], TIMES)
}

function replayInOrder(presses: readonly TakenPress[], times: number): void {
  const at = presses.findIndex(({ element }) => element.isConnected && !isAlive(element))
  const isWaiting = at >= 0 && times > 0
  for (const press of isWaiting ? presses.slice(0, at) : presses)
    if (press.element.isConnected) replay(press)
  if (isWaiting) setTimeout(() => replayInOrder(presses.slice(at), times - 1), AGAIN_MS)
}

function replay(press: TakenPress): void {
  const { kind, element, shown } = press
  shown?.cancel()
  if (kind === 'click') element.click()
  else if (kind === 'send')
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    )
  else if (kind === 'files') pasteHeld(element as HTMLTextAreaElement)
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (isTextField(element)) retype(element, press)
  else if (element instanceof HTMLSelectElement) {
    element.value = press.value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function pasteHeld(field: HTMLTextAreaElement): void {
  const clipboardData = new DataTransfer()
  for (const file of takeHeldFiles(field)) clipboardData.items.add(file)
  if (clipboardData.files.length > 0)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
}

/**
 * Types a text again: React compares a field with what it knows of it, and what was typed before it
 * came it takes for known. Behind a text that this browser has kept, which React has put in.
 */
function retype(field: TextField, { value, rendered, selection }: TakenPress): void {
  const kept = ['', value, rendered].includes(field.value) ? '' : field.value
  const between = field instanceof HTMLTextAreaElement ? '\n\n' : ' '
  const text = kept === '' ? value : `${kept}${between}${value}`
  // Known to React, and another text than the one that follows.
  field.value = `${text}.`
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  const before = text.length - value.length
  if (selection && document.activeElement === field)
    field.setSelectionRange(before + selection[0], before + selection[1])
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isTextField(element: HTMLElement): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'file')
  )
}

function selectionOf(element: HTMLElement): TakenPress['selection'] {
  if (!isTextField(element)) return null
  const { selectionStart: start, selectionEnd: end } = element
  return start === null || end === null ? null : [start, end]
}
