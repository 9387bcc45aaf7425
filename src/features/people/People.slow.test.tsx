import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { PeopleTestQuery } from '#generated/PeopleTestQuery.graphql.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { refusal } from '#testing/refusal.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'

const LONG = 'Wilhelmina Alexandrina von und zu Übermäßig-Langenname the Third'

function Place() {
  const { search } = useLocation()
  return <output>{search}</output>
}

function member(values: object = {}) {
  return {
    id: 'user_1',
    name: 'Bo',
    avatar: null,
    email: 'bo@example.com',
    role: 'MEMBER',
    banned: false,
    segment: null,
    viewerAssignableRoles: ['MEMBER', 'COLLABORATOR', 'ADMIN'],
    viewerCanBan: true,
    ...values,
  }
}

async function renderPeople(
  given: {
    services?: ReturnType<typeof createTestServices>
    members?: object[]
    invitations?: object[]
    codeBy?: string
    canOwnSite?: boolean
    route?: string
    segments?: string[]
  } = {},
) {
  const { services = createTestServices() } = given
  const refreshFrame = jest.fn(() => Promise.resolve())
  const kit = renderWithRelay<PeopleTestQuery>({
    query: graphql`
      query PeopleTestQuery @relay_test_operation {
        ...Invitations_query
        ...Members_query
      }
    `,
    render: (data) => (
      <FrameRefreshContext value={refreshFrame}>
        <Invitations query={data} />
        <Members query={data} />
        <Place />
      </FrameRefreshContext>
    ),
    route: given.route ?? '/team/people',
    wrapper: servicesWrapper(services),
  })
  const page = { hasNextPage: false, endCursor: null }
  await kit.resolve({
    Query: () => ({ segments: given.segments ?? [] }),
    Viewer: () => ({
      canOwnSite: given.canOwnSite ?? true,
      assignableRoles: ['MEMBER', 'COLLABORATOR', 'ADMIN'],
      user: { id: 'user_me' },
    }),
    SignInOptions: () => ({ codeBy: given.codeBy ?? 'MAIL' }),
    UserConnection: () => ({
      edges: (given.members ?? [member()]).map((node) => ({ node })),
      pageInfo: page,
    }),
    InvitationConnection: () => ({
      edges: (given.invitations ?? []).map((node) => ({ node })),
      pageInfo: page,
    }),
  })
  return { ...kit, services, refreshFrame }
}

test('a role is saved at once, goes back when it is refused, and says why in its row', async () => {
  const { user, operation, respond, reject } = await renderPeople({
    members: [
      member(),
      member({
        id: 'user_me',
        name: LONG,
        role: 'OWNER',
        viewerAssignableRoles: [],
        viewerCanBan: false,
        email: null,
        trusted: null,
      }),
    ],
  })
  const select = screen.getByRole('combobox', { name: 'Role of Bo' })
  await user.selectOptions(select, 'Collaborator')
  expect(select).toHaveValue('COLLABORATOR')
  expect(operation().request.variables).toMatchObject({ userId: 'user_1', role: 'COLLABORATOR' })
  await respond({
    data: {
      setRole: {
        errors: [refusal({ message: 'Bo has the same role as you or a higher one.' })],
        user: {
          id: 'user_1',
          role: 'MEMBER',
          viewerAssignableRoles: ['MEMBER', 'COLLABORATOR', 'ADMIN'],
          viewerCanBan: true,
        },
      },
    },
  })
  expect(select).toHaveValue('MEMBER')
  expect(screen.getByRole('alert')).toHaveTextContent('Bo has the same role')
  const makeAdmin = async () => {
    await user.selectOptions(select, 'Admin')
    await user.click(await screen.findByRole('button', { name: 'Make admin' }))
  }
  await makeAdmin()
  await reject(new NetworkError({ operation: 'x', reason: 'x' }))
  expect(select).toHaveValue('MEMBER')
  await makeAdmin()
  await respond({
    data: {
      setRole: {
        errors: [],
        user: {
          id: 'user_1',
          role: 'ADMIN',
          viewerAssignableRoles: ['MEMBER', 'COLLABORATOR', 'ADMIN'],
          viewerCanBan: true,
        },
      },
    },
  })
  expect(screen.getByText('Bo’s role is now Admin.')).toHaveAttribute('role', 'status')
  const mine = screen.getByText(LONG).closest('li') as HTMLElement
  expect(within(mine).queryByRole('combobox')).toBeNull()
  expect(within(mine).getAllByRole('button')).toHaveLength(1)
  expect(mine).toHaveTextContent('YouNo e-mail addressOwner')
})

test('before somebody becomes an admin it asks, and until then the role stays', async () => {
  const { user, operation, pending } = await renderPeople()
  const select = screen.getByRole('combobox', { name: 'Role of Bo' })
  await user.selectOptions(select, 'Admin')
  const dialog = await screen.findByRole('dialog', { name: 'Make Bo an admin?' })
  expect(select).toHaveValue('MEMBER')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(select).toHaveFocus())
  expect([pending(), screen.queryByRole('dialog')]).toEqual([0, null])
  expect(select).toHaveValue('MEMBER')
  await user.selectOptions(select, 'Admin')
  await user.click(await screen.findByRole('button', { name: 'Make admin' }))
  expect(operation().request.variables).toMatchObject({ userId: 'user_1', role: 'ADMIN' })
  expect(select).toHaveValue('ADMIN')
})

test('the segment of a member is set in words of one’s own, and taken away', async () => {
  const { user, operation, respond } = await renderPeople()
  const open = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions for Bo' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    return within(await screen.findByRole('dialog', { name: 'Segment of Bo' }))
  }
  const answer = (segment: string | null, errors: object[] = []) =>
    respond({ data: { setPersonSegment: { errors, user: { id: 'user_1', segment } } } })
  const dialog = await open('Set segment…')
  const field = dialog.getByRole('textbox', { name: /^Segment/ })
  await user.type(field, 'x'.repeat(61))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(field).toHaveAccessibleDescription(/The segment can have at most 60 characters; it has 61/)
  await user.clear(field)
  await user.type(field, 'Enterprise{Enter}')
  expect(operation().request.variables).toMatchObject({ userId: 'user_1', segment: 'Enterprise' })
  const message = 'Nobody can be changed now.'
  await answer(null, [refusal({ message, field: null })])
  expect(dialog.getByRole('alert')).toHaveTextContent(message)
  expect(field).toHaveValue('Enterprise')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await answer('Enterprise')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Segment: Enterprise')).toBeVisible()

  const again = await open('Change segment…')
  expect(again.getByRole('textbox', { name: /^Segment/ })).toHaveValue('Enterprise')
  await user.clear(again.getByRole('textbox', { name: /^Segment/ }))
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(operation().request.variables).toMatchObject({ segment: '' })
  await answer(null)
  await waitFor(() => expect(screen.queryByText(/^Segment:/)).toBeNull())
})

test('a ban says what happens, asks what becomes of the posts, and keeps the dialog when it is refused; what waits is counted anew', async () => {
  const { user, operation, respond, refreshFrame } = await renderPeople({ canOwnSite: false })
  await user.click(screen.getByRole('button', { name: 'More actions for Bo' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Show posts without approval',
    'Set segment…',
    'Ban…',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Ban…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ban Bo' })
  expect(dialog).toHaveTextContent('They are signed out everywhere immediately')
  await user.click(within(dialog).getByRole('radio', { name: /Hide them/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Ban' }))
  expect(operation().request.variables).toMatchObject({ userId: 'user_1', hidePosts: true })
  await respond({
    data: {
      banUser: {
        errors: [refusal({ message: 'Not now.' })],
        user: { id: 'user_1', banned: false },
      },
    },
  })
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Not now.')
  expect(refreshFrame).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Ban' }))
  await respond({ data: { banUser: { errors: [], user: { id: 'user_1', banned: true } } } })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Banned', { selector: 'span' })).toBeVisible()
  expect(refreshFrame).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'More actions for Bo' }))
  await user.click(await screen.findByRole('menuitem', { name: /ban/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /ban/ }))
  await respond({ data: { unbanUser: { errors: [], user: { id: 'user_1', banned: false } } } })
  expect(refreshFrame).toHaveBeenCalledTimes(2)
})

test('ownership is given away after a word about what it means', async () => {
  const { user, operation, respond, services } = await renderPeople()
  const changed = jest.fn()
  services.session.onChange(changed)
  await user.click(screen.getByRole('button', { name: 'More actions for Bo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer ownership…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make Bo the owner' })
  expect(dialog).toHaveTextContent('You become an admin')
  await user.click(within(dialog).getByRole('button', { name: 'Transfer ownership' }))
  expect(operation().request.variables).toMatchObject({ userId: 'user_1' })
  await respond({ data: { transferOwnership: { errors: [] } } })
  expect(changed).toHaveBeenCalledWith('/team/people')
})

test('bad addresses are named, nothing typed is lost, and those that are right are sent', async () => {
  const { user, pending, operation, respond } = await renderPeople({ codeBy: 'TERMINAL' })
  expect(screen.getByText(/invitations appear in the server’s terminal/)).toBeVisible()
  const field = screen.getByLabelText('E-mail addresses')
  await user.type(field, 'ida@example.com, nobody')
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }))
  await waitFor(() => expect(field).toHaveFocus())
  expect([pending(), field]).toEqual([
    0,
    expect.objectContaining({ value: 'ida@example.com, nobody' }),
  ])
  expect(field).toHaveAccessibleDescription(/This is not an e-mail address: nobody/)
  await user.type(field, '@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'Collaborator')
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }))
  expect(operation().request.variables).toMatchObject({
    emails: ['ida@example.com', 'nobody@example.com'],
    role: 'COLLABORATOR',
  })
  await respond({
    data: {
      invitePeople: {
        errors: [
          refusal({
            field: 'emails',
            message: 'Ida (ida@example.com) is already a member. Change their role below.',
          }),
        ],
      },
    },
  })
  expect(field).toHaveAccessibleDescription(/Ida \(ida@example.com\) is already a member/)
  expect(field).toHaveValue('ida@example.com, nobody@example.com')
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }))
  await respond({ data: { invitePeople: { errors: [] } } })
  expect(field).toHaveValue('')
  expect(screen.getByText('2 invitations are in the server’s terminal.')).toHaveAttribute(
    'role',
    'status',
  )
})

test('open invitations are sent again and revoked; one that is too old says so', async () => {
  const open = {
    id: 'invitation_1',
    email: 'ida@example.com',
    name: null,
    role: 'ADMIN',
    expiresAt: '2001-01-01T00:00:00.000Z',
    invitedBy: { id: 'user_me', name: 'Ana' },
    viewerCanResend: true,
    viewerCanCopyLink: false,
    viewerCanRevoke: true,
  }
  const { user, operation, respond, services } = await renderPeople({
    invitations: [open, { ...open, id: 'invitation_2', email: 'jo@example.com' }],
    codeBy: 'TERMINAL',
  })
  const row = screen.getByText('ida@example.com', { selector: 'bdi' }).closest('li') as HTMLElement
  expect(row).toHaveTextContent('Expired · by Ana')
  await user.click(within(row).getByRole('button', { name: 'Send again: ida@example.com' }))
  await respond({
    data: {
      resendInvitation: {
        errors: [],
        invitation: { id: 'invitation_1', expiresAt: '2999-01-01T00:00:00.000Z' },
      },
    },
  })
  expect(row).toHaveTextContent('Open until 1 Jan 2999')
  expect(services.toasts.snapshot()[0]?.text).toMatch(/^A new link is in the server’s terminal/)
  await user.click(within(row).getByRole('button', { name: 'Revoke: ida@example.com' }))
  expect(operation().request.variables).toMatchObject({ id: 'invitation_1' })
  await respond({ data: { revokeInvitation: { errors: [], revokedInvitationId: 'invitation_1' } } })
  expect(screen.getByRole('button', { name: 'Send again: jo@example.com' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Revoke: jo@example.com' }))
  await respond({ data: { revokeInvitation: { errors: [], revokedInvitationId: 'invitation_2' } } })
  expect(screen.getByText('No open invitations.')).toBeVisible()
})

test('the link of an open invitation is copied, or shown where the browser does not let it be', async () => {
  const { user, operation, respond, services } = await renderPeople({
    invitations: [
      {
        id: 'invitation_1',
        email: 'ida@example.com',
        name: null,
        role: 'COLLABORATOR',
        expiresAt: '2001-01-01T00:00:00.000Z',
        invitedBy: null,
        viewerCanResend: false,
        viewerCanCopyLink: true,
        viewerCanRevoke: false,
      },
    ],
  })
  const url = 'https://example.com/invitation?token=x'
  const answer = (given: string | null) => ({
    data: {
      copyInvitationLink: {
        errors: [],
        url: given,
        invitation: { id: 'invitation_1', expiresAt: '2999-01-01T00:00:00.000Z' },
      },
    },
  })
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  const button = screen.getByRole('button', { name: 'Copy link: ida@example.com' })
  await user.click(button)
  expect(operation().request.variables).toMatchObject({ id: 'invitation_1' })
  await respond(answer(url))
  await waitFor(() =>
    expect(services.toasts.snapshot()[0]?.text).toBe(
      'Link copied. The first person to open it joins as Collaborator.',
    ),
  )
  expect(write).toHaveBeenCalledWith(url)
  expect(screen.getByText('Open until 1 Jan 2999')).toBeVisible()

  write.mockRejectedValueOnce(new Error('not allowed'))
  await user.click(button)
  await respond(answer(url))
  const field = await screen.findByRole('textbox', { name: 'Link to pass on' })
  expect(field).toHaveValue(url)
  expect(field).toHaveFocus()

  await user.click(button)
  await respond(answer(null))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This invitation has been used or revoked.',
  )
})

test('search and role live in the address, and nobody found leads back to everybody', async () => {
  const { user } = await renderPeople({ members: [], route: '/team/people?q=zz&show=admin' })
  expect(screen.getByRole('searchbox')).toHaveValue('zz')
  expect(screen.getByRole('link', { name: 'Show everyone' })).toHaveAttribute(
    'href',
    '/team/people',
  )
  await user.selectOptions(screen.getByLabelText('Show'), 'Banned')
  expect(document.querySelector('output')?.textContent).toBe('?q=zz&show=banned')
  await user.selectOptions(screen.getByLabelText('Show'), 'Trusted')
  expect(document.querySelector('output')?.textContent).toBe('?q=zz&show=trusted')
  await user.type(screen.getByRole('searchbox'), '{Escape}')
  await screen.findByText('?show=trusted')
})

test('a segment can be chosen with all else, and one that nobody is in any more can be left', async () => {
  const { user } = await renderPeople({
    segments: ['education', 'Enterprise'],
    route: '/team/people?q=zz&show=trusted&segment=Gone',
  })
  const place = () => document.querySelector('output')?.textContent
  const select = screen.getByRole('combobox', { name: 'Segment' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['All segments', 'education', 'Enterprise', 'Gone'])
  expect(select).toHaveValue('Gone')
  await user.selectOptions(select, 'Enterprise')
  expect(place()).toBe('?q=zz&show=trusted&segment=Enterprise')
  await user.selectOptions(screen.getByLabelText('Show'), 'Banned')
  expect(place()).toBe('?q=zz&show=banned&segment=Enterprise')
  await user.selectOptions(select, 'All segments')
  expect(place()).toBe('?q=zz&show=banned')
})

test('where nobody is in a segment there is none to choose', async () => {
  await renderPeople()
  expect(screen.queryByRole('combobox', { name: 'Segment' })).toBeNull()
})

test('addresses that are typed and not sent are there again after a reload', async () => {
  const { user, services, unmount } = await renderPeople()
  await user.type(screen.getByLabelText('E-mail addresses'), 'ida@example.com')
  unmount()
  const again = await renderPeople({ services })
  const field = screen.getByLabelText('E-mail addresses')
  expect(field).toHaveValue('ida@example.com')
  await again.user.clear(field)
  again.unmount()
  await renderPeople({ services })
  expect(screen.getByLabelText('E-mail addresses')).toHaveValue('')
})
