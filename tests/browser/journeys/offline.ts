import { offlineErrors } from '../steps/account.ts'
import type { Journey } from './journey.ts'

export const offline: Journey = {
  name: 'An applicant who is cut off is told so, loses nothing typed, and sends the form when the connection is back',
  // WebKit's driver cannot cut the connection.
  notIn: ['webkit'],
  walk: async ({ t: { admissions, layout, states }, at, applicant, openWalker }) => {
    const walker = await openWalker()
    await walker.openLive(at('/registration'))
    await walker.fill(admissions.fields.name, applicant.name)
    await walker.fill(admissions.fields.city, applicant.city)
    await walker.engine.setOffline?.(true)
    await walker.fill(admissions.fields.address, applicant.address)
    await walker.sees(admissions.offline)
    await walker.engine.look?.('journey-offline')
    // On a phone, the open menu covers the page.
    if (await walker.engine.evaluate('innerWidth < 768')) await walker.press(layout.menu)
    await walker.follow(layout.login)
    await walker.sees(states.offline)
    await walker.until(`document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.role === 'alert'`)
    await walker.engine.setOffline?.(false)
    await walker.seesNo(states.offline)
    await walker.seesNo(admissions.offline)
    await walker.engine.reload()
    for (const name of ['name', 'city', 'address'] as const)
      await walker.has(admissions.fields[name], applicant[name])
    await walker.engine.forgive(offlineErrors)
  },
}
