import { ofReserved, reservedKeys, state } from '@prangan/contract/states/profile'
import { expect, it } from 'vitest'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { blankProgramme, inOwnState } from './blank-session.ts'
import { toTyped } from './typed-session.ts'

const own = toTyped(
  storedSession({ programmes: [storedProgramme()], reservedCategories: reservedKeys(state) }),
)

it('A new programme has the shares, the minimum and the receivers of unfilled seats of the state', () => {
  const { seats, merit } = blankProgramme()
  expect(seats.vertical).toEqual(ofReserved(({ share }) => String(share)))
  expect(seats.conversion).toEqual(ofReserved(({ conversion }) => conversion))
  expect(merit.minimum).toEqual({
    general: String(state.general.minimum),
    ...ofReserved(({ minimum }) => String(minimum)),
  })
})

it('A new programme in a session of another state has its categories, without seats for those that are unknown here', () => {
  const { seats, merit } = blankProgramme(['obc', 'vj-z'])
  expect(seats.vertical).toEqual({ obc: String(ofReserved(({ share }) => share).obc), 'vj-z': '0' })
  expect(Object.keys(merit.minimum)).toEqual(['general', 'obc', 'vj-z'])
})

it('The next session keeps the rules of one of this state', () => {
  expect(inOwnState(own)).toBe(own)
})

it('The next session made like one of another state has the categories of this one, and its own seats in all', () => {
  const [programme] = own.programmes
  const next = inOwnState({ ...own, reservedCategories: ['obc', 'vj-z'] })
  const { seats, merit } = blankProgramme()
  expect(next.reservedCategories).toEqual(reservedKeys(state))
  expect(next.programmes[0]?.seats).toEqual({
    ...programme?.seats,
    vertical: seats.vertical,
    conversion: seats.conversion,
  })
  expect(next.programmes[0]?.merit).toEqual({ ...programme?.merit, minimum: merit.minimum })
})
