import page from '#generated/FrameQuery.graphql.ts'
import { JSResource } from '#relay/entrypoints/JSResource.ts'
import type { PageEntryPoint } from '#relay/entrypoints/PageEntryPoint.ts'
import { Frame } from './Frame.tsx'

/** The frame is needed by every page: its code comes with the first chunk, its data beside the page's. */
export const frameEntryPoint: PageEntryPoint<typeof Frame> = {
  root: JSResource('Frame', () => Promise.resolve(Frame)),
  getPreloadProps: () => ({ queries: { page: { parameters: page, variables: {} } } }),
}
