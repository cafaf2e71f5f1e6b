import { presets } from '@prangan/college/presets'
import * as z from 'zod/mini'
import { type Grant, grantNames } from './roles.ts'
import { LocalizedTextSchema } from './schemas/content-fields.ts'

const PresetsSchema = z.array(
  z.object({
    name: LocalizedTextSchema,
    grants: z.union([
      z.literal('all'),
      z.array(z.string().check(z.regex(/^[a-z]+:[a-z-]+$/))).check(z.minLength(1)),
    ]),
  }),
)

/** The college's sets of permissions, an office each. Grants of a plugin that is off are left out. */
export const permissionPresets = PresetsSchema.parse(presets).map(({ name, grants }) => ({
  name,
  grants: grantNames.filter((grant): grant is Grant => grants === 'all' || grants.includes(grant)),
}))
