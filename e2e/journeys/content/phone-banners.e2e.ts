import { test } from '../../fixtures/test.ts'
import { followBanners } from '../../parts/banners.ts'

test('on a phone, a guest follows a banner to the page of players behind it by logging in, and to another site beside this one', async ({
  page,
}) => {
  await followBanners(page)
})
