import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'

/** The rights of a member on a post of somebody else; the rest is the team's, or its author's. */
const memberRights = new Set([
  'takesPosts',
  'viewerCanComment',
  'viewerCanFollow',
  'viewerCanReact',
  'viewerCanReport',
  'viewerCanVote',
])

/** Made-up answers that the product can draw: moments that can be read, ideas that are open, and the rights of a member. */
export const mockDefaults: MockResolvers = {
  DateTime: () => '2026-05-03T10:00:00.000Z',
  StatusCategory: () => 'OPEN',
  Boolean: ({ name }) => name !== undefined && name !== null && memberRights.has(String(name)),
}
