import { ownImage } from '#server/areas/images/ownImage.ts'
import { createSite } from '#server/areas/setup/createSite.ts'
import { updateSite } from '#server/areas/site/updateSite.ts'
import { findSite } from '#server/kernel/findSite.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { viewerAfter } from './after.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { Moderation, SignUp, SiteStart, SiteVisibility } from './enums.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { viewerRef } from './refs.ts'
import { signingIn } from './signingIn.ts'
import { SignInOptions } from './SignInOptions.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'

const Site = builder.objectRef<SiteRow>('Site').implement({
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name'),
    tagline: t.string({
      resolve: ({ tagline }, _, { viewer }) => (viewer.siteIsReadable ? tagline : ''),
    }),
    logo: t.string({ nullable: true, resolve: ({ logo }) => ownImage(logo) }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    locale: t.exposeString('locale'),
    visibility: t.expose('visibility', { type: SiteVisibility }),
    moderation: t.expose('moderation', { type: Moderation }),
    guestVoting: t.exposeBoolean('guestVoting', {
      description: 'Whether visitors may vote before they sign in.',
    }),
    signUp: t.expose('signUp', { type: SignUp }),
    signIn: t.field({ type: SignInOptions, resolve: (_, __, { signIn }) => signIn }),
    boards: t.field({
      type: [Board],
      cost: { size: 20 },
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).boards,
    }),
    statuses: t.field({
      type: [Status],
      cost: { size: 20 },
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).statuses,
    }),
    tags: t.field({
      type: [Tag],
      cost: { size: 50 },
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).tags,
    }),
    ideaCount: t.int({
      ...fallible,
      description: 'Listed ideas on the boards that the viewer may see.',
      resolve: async (_, __, { viewer }) => {
        const { boards, counts } = await viewer.catalog()
        return boards.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    nullable: true,
    description: 'Null until the site is named by its owner.',
    resolve: (_, __, { viewer }) => viewer.site,
  }),
)

mutation('createSite', {
  description: 'Names an empty site and makes the holder of the one-time link its owner.',
  may: null,
  args: builder.args((t) => ({
    token: t.string({ required: true }),
    siteName: t.string({ required: true }),
    ownerName: t.string({ required: true }),
    start: t.field({ type: SiteStart, required: true }),
  })),
  command: (call, context) => signingIn(context, (signIn) => createSite(context.db, call, signIn)),
  payload: (t) => ({
    site: t.field({
      type: Site,
      nullable: true,
      resolve: ({ result }, _, { viewer }) => (result === null ? null : viewer.site),
    }),
    viewer: t.field(viewerAfter()),
  }),
})

mutation('updateSite', {
  description: 'Changes the settings that are given, all of them or none.',
  may: 'manageSite',
  args: builder.args((t) => ({
    name: t.string(),
    tagline: t.string(),
    visibility: t.field({ type: SiteVisibility }),
    moderation: t.field({ type: Moderation }),
    guestVoting: t.boolean(),
    signUp: t.field({ type: SignUp }),
  })),
  command: async ({ actor, clientMutationId, ...change }, { db, viewer }) => {
    const outcome = await updateSite(db, { actor, change, clientMutationId })
    viewer.site = await findSite(db)
    return outcome
  },
  payload: (t) => ({
    site: t.field({
      type: Site,
      nullable: true,
      description: 'The site as it stands after the call, also when the call was refused.',
      resolve: (_, __, { viewer }) => viewer.site,
    }),
    viewer: t.field({
      type: viewerRef,
      description: 'Whose access version the change may have changed.',
      resolve: (_, __, { viewer }) => viewer,
    }),
  }),
})
