import { may } from '#server/kernel/permissions.ts'
import type { PlatformReport } from '#server/services/platforms/watch.ts'
import { builder } from './builder.ts'

const PlatformReach = builder.enumType('PlatformReach', {
  description:
    'How a platform answers the server. REFUSED: it is there, and does not take the key.',
  values: ['NOT_CONFIGURED', 'REACHABLE', 'REFUSED', 'UNREACHABLE'] as const,
})

const UsagePlatform = builder.objectRef<PlatformReport['usage']>('UsagePlatform').implement({
  description:
    'Amplitude. The numbers are of events since the server has started, and null where browsers send to it themselves.',
  fields: (t) => ({
    reach: t.expose('reach', { type: PlatformReach }),
    host: t.exposeString('host', { nullable: true }),
    direct: t.exposeBoolean('direct'),
    received: t.int({ nullable: true, resolve: ({ counts }) => counts?.received ?? null }),
    forwarded: t.int({ nullable: true, resolve: ({ counts }) => counts?.forwarded ?? null }),
    refused: t.int({ nullable: true, resolve: ({ counts }) => counts?.refused ?? null }),
    failed: t.int({ nullable: true, resolve: ({ counts }) => counts?.failed ?? null }),
    lastForwardedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ counts }) => counts?.lastForwardedAt?.toISOString() ?? null,
    }),
  }),
})

const CloudPlatform = builder.objectRef<PlatformReport['cloud']>('CloudPlatform').implement({
  description: 'Firebase.',
  fields: (t) => ({
    reach: t.expose('reach', { type: PlatformReach }),
    projectId: t.exposeString('projectId', { nullable: true }),
    analytics: t.exposeBoolean('analytics', {
      nullable: true,
      description: "Whether the platform's own analytics is on for this app; null: not known.",
    }),
  }),
})

const Platforms = builder.objectRef<PlatformReport>('Platforms').implement({
  fields: (t) => ({
    usage: t.expose('usage', { type: UsagePlatform }),
    cloud: t.expose('cloud', { type: CloudPlatform }),
  }),
})

builder.queryField('platforms', (t) =>
  t.field({
    type: Platforms,
    nullable: true,
    description:
      'How the platforms stand that are used with a person’s consent; null for who may not change the settings.',
    resolve: (_, __, { viewer, platforms }) => (may(viewer, 'manageSite') ? platforms() : null),
  }),
)
