import { ownImage } from '#server/areas/images/ownImage.ts'
import type { SiteRow } from '#server/kernel/rows.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { Moderation, SignUp, SiteVisibility } from './enums.ts'
import { Node } from './Node.ts'
import { SignInOptions } from './SignInOptions.ts'
import { Status } from './Status.ts'
import { Tag } from './Tag.ts'

export const Site = builder.objectRef<SiteRow>('Site').implement({
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
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).boards,
    }),
    statuses: t.field({
      type: [Status],
      resolve: async (_, __, { viewer }) => (await viewer.catalog()).statuses,
    }),
    tags: t.field({
      type: [Tag],
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
