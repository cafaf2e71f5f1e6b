import { presets } from '@prangan/college/presets'
import { grantNames } from '@prangan/contract/roles'
import { PermissionPresetsSchema } from '@prangan/contract/schemas/people'

/** The college's sets of permissions, an office each. Grants of a plugin that is off are left out. */
export const permissionPresets = PermissionPresetsSchema.parse(presets).map(({ name, grants }) => ({
  name,
  grants: grantNames.filter((grant) => grants === 'all' || grants.includes(grant)),
}))
