import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { GoneFiltersProps } from './GoneFilters.lazy.tsx'

const Lazy = lazyComponent<GoneFiltersProps>(() =>
  import('./GoneFilters.lazy.tsx').then((module) => module.GoneFilters),
)

/** Says of an address which of its statuses and tags there are not; its code loads where it has something to say. */
export function GoneFilters(props: GoneFiltersProps) {
  return props.statuses.length + props.tags.length > 0 && <Lazy {...props} />
}

/** Those slugs that are of none of what is known; none while that is not known. */
export function goneOf(
  known: readonly { readonly slug: string }[] | undefined,
  slugs: readonly string[],
): string[] {
  return slugs.filter((slug) => known?.every((it) => it.slug !== slug) ?? false)
}
