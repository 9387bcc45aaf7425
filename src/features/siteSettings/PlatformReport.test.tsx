import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import type { PlatformReportTestQuery } from '#generated/PlatformReportTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { PlatformReport } from './PlatformReport.tsx'

async function renderReport(usage: object, cloud: object) {
  const kit = renderWithRelay<PlatformReportTestQuery>({
    query: graphql`
      query PlatformReportTestQuery @relay_test_operation {
        platforms {
          ...PlatformReport_platforms
        }
      }
    `,
    render: ({ platforms }) => platforms && <PlatformReport platforms={platforms} />,
  })
  await kit.resolve({ UsagePlatform: () => usage, CloudPlatform: () => cloud })
  return kit
}
const none = {
  reach: 'NOT_CONFIGURED',
  host: null,
  direct: false,
  received: null,
  forwarded: null,
  refused: null,
  failed: null,
}
const noCloud = { reach: 'NOT_CONFIGURED', project: null, analytics: null }

test('says when nothing is set up', async () => {
  await renderReport(none, noCloud)
  expect(screen.getAllByText('Not set up')).toHaveLength(2)
  expect(screen.queryByText(/events received/)).not.toBeInTheDocument()
})

test('says what was received and what became of it', async () => {
  const { user } = await renderReport(
    {
      reach: 'REACHABLE',
      host: 'https://api.eu.amplitude.com',
      direct: false,
      received: 1200,
      forwarded: 1190,
      refused: 1,
      failed: 9,
    },
    { reach: 'REFUSED', project: 'example', analytics: null },
  )
  expect(
    screen.getByText(
      /^Since the server started: 1,200 events received, 1,190 accepted by Amplitude, 9 rejected, 1 not in the catalogue/,
    ),
  ).toBeVisible()
  expect(screen.getByText('Reachable, but it rejects the key')).toBeVisible()
  await user.click(screen.getByText('What is sent, with an example'))
  expect(screen.getByText(/"event_type": "idea_voted"/)).toBeVisible()
})

test('says that nothing has come yet, and that straight sending cannot be counted', async () => {
  await renderReport(
    {
      ...none,
      reach: 'REACHABLE',
      host: 'https://a.example',
      received: 0,
      forwarded: 0,
      refused: 0,
      failed: 0,
    },
    { reach: 'REACHABLE', project: 'example', analytics: true },
  )
  expect(screen.getByText(/^No events yet/)).toBeVisible()
  expect(screen.getByText(/Google’s tag is still not added to pages/)).toBeVisible()
})
