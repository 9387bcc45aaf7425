const copied = [
  'boxSizing',
  'inlineSize',
  'direction',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontVariationSettings',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'tabSize',
] as const

/**
 * Measures where a character of a textarea is drawn, in pixels from the textarea's corner: `top`
 * and `bottom` of its line.
 */
export function caretPlace(
  area: HTMLTextAreaElement,
  index: number,
): { left: number; top: number; bottom: number } {
  const style = getComputedStyle(area)
  const mirror = area.ownerDocument.createElement('div')
  for (const name of copied) mirror.style[name] = style[name]
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    insetBlockStart: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    inlineSize: `${area.offsetWidth}px`,
  })
  mirror.dir = area.matches(':dir(rtl)') ? 'rtl' : 'ltr'
  mirror.textContent = area.value.slice(0, index)
  const mark = area.ownerDocument.createElement('span')
  // The mark needs some width to break where the text would.
  mark.textContent = area.value.slice(index, index + 1) || '.'
  mirror.append(mark)
  area.ownerDocument.body.append(mirror)
  const { offsetLeft: left, offsetTop: top, offsetHeight: height } = mark
  mirror.remove()
  return { left, top: top - area.scrollTop, bottom: top + height - area.scrollTop }
}
