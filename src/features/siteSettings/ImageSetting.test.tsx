import { fireEvent, screen } from '@testing-library/react'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { createSendImage } from '#services/images/sendImage.ts'
import { servicesWrapper } from '#testing/testServices.tsx'
import { ImageSetting } from './ImageSetting.tsx'

jest.mock('#services/images/sendImage.ts', () => ({ createSendImage: jest.fn() }))
const send = jest.fn()
beforeEach(() => {
  send.mockReset()
  jest.mocked(createSendImage).mockReturnValue(send)
})

function choose(file: File) {
  renderWithRelay(<ImageSetting name="logo" label="Logo" hint="Square" address={null} />, {
    wrapper: servicesWrapper(),
  })
  const input = document.querySelector<HTMLInputElement>('[data-image=logo]')
  if (!input) throw new Error('No input')
  fireEvent.change(input, { target: { files: [file] } })
  return input
}

test('an SVG is taken for a picture of the site, and sent as one', async () => {
  send.mockResolvedValue({ kind: 'kept', address: `/images/${'a'.repeat(26)}` })
  const input = choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  expect(input.accept.split(',')).toContain('image/svg+xml')
  expect(await screen.findByRole('img')).toHaveAttribute('src', `/images/${'a'.repeat(26)}`)
  expect(createSendImage).toHaveBeenCalledWith('/api/images?for=logo')
})

test('what is no image is not sent', () => {
  choose(new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This file type isn’t supported')
  expect(send).not.toHaveBeenCalled()
})
