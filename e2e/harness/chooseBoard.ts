import type { Page } from '@playwright/test'

/** Chooses the first board for an idea that is being written. */
export async function chooseBoard(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio').first().check()
}
