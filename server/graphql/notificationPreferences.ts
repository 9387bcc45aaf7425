import { notificationChannels, notificationKinds } from '#rules/notifications.ts'
import {
  pauseNotifications,
  setDefault,
  setMailCadence,
  setMailStopped,
  setPreference,
} from '#server/areas/notifications/changePreferences.ts'
import {
  findDefaults,
  findPreferences,
  type NotificationChoice,
  type PreferenceRow,
} from '#server/areas/notifications/preferences.ts'
import { may } from '#server/kernel/permissions.ts'
import { viewerAfter } from './after.ts'
import { builder, type Fields } from './builder.ts'
import type { Viewer } from './context.ts'
import { mutation } from './mutation.ts'
import { MailCadence, NotificationChannel, NotificationKind } from './notificationEnums.ts'
import { viewerRef } from './refs.ts'
import { Site } from './Site.ts'

/** Longer than the name of any time zone. */
const ZONE_MAX = 64
const CHOICES = notificationKinds.length * notificationChannels.length

const choice = (t: Fields<NotificationChoice>) => ({
  kind: t.expose('kind', { type: NotificationKind, description: 'What happened.' }),
  channel: t.expose('channel', { type: NotificationChannel, description: 'How it is told.' }),
  on: t.exposeBoolean('on', { description: 'Whether it is told in this way.' }),
})
const NotificationDefault = builder.objectRef<NotificationChoice>('NotificationDefault').implement({
  description: 'Whether people are told of a kind by a channel who have not chosen themselves.',
  fields: choice,
})
const NotificationPreference = builder
  .objectRef<PreferenceRow>('NotificationPreference')
  .implement({
    description: 'Whether the viewer is told of a kind by a channel.',
    fields: (t) => ({
      ...choice(t as unknown as Fields<NotificationChoice>),
      isDefault: t.exposeBoolean('isDefault', {
        description: 'Whether they have not chosen themselves.',
      }),
    }),
  })

const settingsOf = (viewer: Viewer) =>
  viewer.personId !== null && may(viewer, 'changeProfile')
    ? viewer.notificationSettings.load(viewer.personId)
    : null

builder.objectFields(viewerRef, (t) => ({
  notificationPreferences: t.field({
    type: [NotificationPreference],
    cost: { db: 2, size: CHOICES },
    description:
      'What they are told of and how: each kind that can concern them with each channel; none but for members.',
    resolve: (_, __, { db, viewer }) =>
      may(viewer, 'changeProfile') ? findPreferences(db, viewer) : [],
  }),
  mailCadence: t.field({
    type: MailCadence,
    nullable: true,
    description: 'How often they get letters about what happens. Null but for members.',
    resolve: async (_, __, { viewer }) => (await settingsOf(viewer))?.mailCadence ?? null,
  }),
  mailTimeZone: t.string({
    nullable: true,
    description:
      'The time zone in which a digest comes at 8:00, by its name in the IANA database, such as `Europe/Berlin`. Null: UTC; and but for members.',
    resolve: async (_, __, { viewer }) => (await settingsOf(viewer))?.timeZone ?? null,
  }),
  notificationsPausedUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when they get neither letters nor pushes; null where there is no pause.',
    resolve: async (_, __, { viewer }) => (await settingsOf(viewer))?.pausedUntil ?? null,
  }),
  hasStoppedMail: t.boolean({
    description: 'Whether they get no letters at all about what happens.',
    resolve: async (_, __, { viewer }) => (await settingsOf(viewer))?.stoppedMail ?? false,
  }),
}))

builder.objectField(Site, 'notificationDefaults', (t) =>
  t.field({
    type: [NotificationDefault],
    nullable: true,
    cost: { db: 1, size: CHOICES },
    description:
      'What people are told of who have not chosen themselves: each kind with each channel. Null but for admins and the owner.',
    resolve: (_, __, { db, viewer }) => (may(viewer, 'manageSite') ? findDefaults(db) : null),
  }),
)

const choiceArguments = builder.args((t) => ({
  kind: t.field({ type: NotificationKind, required: true, description: 'What happens.' }),
  channel: t.field({ type: NotificationChannel, required: true, description: 'How it is told.' }),
  on: t.boolean({ required: true, description: 'Whether it is to be told in this way.' }),
}))

mutation('setNotificationPreference', {
  description: 'Sets whether the viewer is told of a kind by a channel. For members.',
  may: 'changeProfile',
  args: choiceArguments,
  command: (call, { db }) => setPreference(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('setMailCadence', {
  description:
    'Sets how often the viewer gets letters; what waits goes out with the next. For members.',
  may: 'changeProfile',
  args: builder.args((t) => ({
    cadence: t.field({ type: MailCadence, required: true, description: 'How often.' }),
    timeZone: t.string({
      maxLength: ZONE_MAX,
      db: 40,
      description:
        'Where the viewer is, by its name in the IANA database: a digest comes at 8:00 there. Without it, or with one that is not known, what was set before stays; UTC where nothing was.',
    }),
  })),
  command: (call, { db }) => setMailCadence(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('pauseNotifications', {
  description:
    'Holds letters and pushes to the viewer back for a while; the inbox goes on. For members.',
  may: 'changeProfile',
  args: builder.args((t) => ({
    until: t.field({
      type: 'DateTime',
      description: 'Until when. Without it the pause ends.',
    }),
  })),
  command: (call, { db }) => pauseNotifications(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('setMailStopped', {
  description: 'Sets whether the viewer gets no letters at all about what happens. For members.',
  may: 'changeProfile',
  args: builder.args((t) => ({
    stopped: t.boolean({ required: true, description: 'Whether there are to be none.' }),
  })),
  command: (call, { db }) => setMailStopped(db, call),
  payload: (t) => ({ viewer: t.field(viewerAfter()) }),
})

mutation('setNotificationDefault', {
  description:
    'Sets whether people are told of a kind by a channel who have not chosen themselves, from now on. For admins and the owner.',
  may: 'manageSite',
  args: choiceArguments,
  command: (call, { db }) => setDefault(db, call),
  payload: (t) => ({
    site: t.field({
      type: Site,
      nullable: true,
      description: 'The site as it stands after the call, also when the call was refused.',
      resolve: (_, __, { viewer }) => viewer.site,
    }),
  }),
})
