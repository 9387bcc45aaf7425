import { may } from '#server/kernel/permissions.ts'
import type { PlatformReport } from '#server/services/platforms/watch.ts'
import { builder, enumOf } from './builder.ts'

const PlatformReach = enumOf('PlatformReach', 'How a platform answers the server.', {
  NOT_CONFIGURED: 'None is configured.',
  REACHABLE: 'It answers, and takes the key.',
  REFUSED: 'It answers, and does not take the key.',
  UNREACHABLE: 'It does not answer.',
})

const UsagePlatform = builder.objectRef<PlatformReport['usage']>('UsagePlatform').implement({
  description:
    'Usage analytics (Amplitude). Its numbers are of events since the server has started, and null where browsers send to it themselves.',
  fields: (t) => ({
    reach: t.expose('reach', { description: 'Whether the platform answers.', type: PlatformReach }),
    host: t.exposeString('host', {
      description: 'The host that events go to; null where none is configured.',
      nullable: true,
    }),
    direct: t.exposeBoolean('direct', {
      description: 'Whether browsers send to it themselves, and not by way of this server.',
    }),
    received: t.int({
      description: 'Events that browsers have sent here.',
      nullable: true,
      resolve: ({ counts }) => counts?.received ?? null,
    }),
    forwarded: t.int({
      description: 'Events that the platform has taken.',
      nullable: true,
      resolve: ({ counts }) => counts?.forwarded ?? null,
    }),
    refused: t.int({
      description: 'Events that were not passed on, because they are none that the site declares.',
      nullable: true,
      resolve: ({ counts }) => counts?.refused ?? null,
    }),
    failed: t.int({
      description: 'Events that were lost because the platform did not take them.',
      nullable: true,
      resolve: ({ counts }) => counts?.failed ?? null,
    }),
    lastForwardedAt: t.field({
      description: 'When it last took some; null where it has not yet.',
      type: 'DateTime',
      nullable: true,
      resolve: ({ counts }) => counts?.lastForwardedAt?.toISOString() ?? null,
    }),
  }),
})

const CloudPlatform = builder.objectRef<PlatformReport['cloud']>('CloudPlatform').implement({
  description: 'The cloud platform (Firebase).',
  fields: (t) => ({
    reach: t.expose('reach', { description: 'Whether the platform answers.', type: PlatformReach }),
    project: t.exposeString('projectId', {
      description:
        'Its project, by the name that the platform has it under; null where none is configured.',
      nullable: true,
    }),
    analytics: t.exposeBoolean('analytics', {
      nullable: true,
      description:
        "Whether the platform's own analytics is on for this app; null where that is not known.",
    }),
  }),
})

const Platforms = builder.objectRef<PlatformReport>('Platforms').implement({
  description: "The platforms that are used with a person's consent.",
  fields: (t) => ({
    usage: t.expose('usage', {
      description: 'The platform of usage analytics.',
      type: UsagePlatform,
    }),
    cloud: t.expose('cloud', { description: 'The cloud platform.', type: CloudPlatform }),
  }),
})

builder.queryField('platforms', (t) =>
  t.field({
    type: Platforms,
    nullable: true,
    description:
      "How the platforms stand that are used with a person's consent. Null for who may not change the settings.",
    resolve: (_, __, { viewer, platforms }) => (may(viewer, 'manageSite') ? platforms() : null),
  }),
)
