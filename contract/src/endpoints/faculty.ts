import * as z from 'zod/mini'
import { pictureKinds } from '../file-kinds.ts'
import { limits } from '../limits.ts'
import { AddFacultyInputSchema } from '../schemas/accounts.ts'
import {
  DepartmentSlugSchema,
  FacultyItemSchema,
  FacultyRecordsSchema,
  MergeDepartmentInputSchema,
  NameDepartmentInputSchema,
  ToggleVisibilityInputSchema,
  UpdateFacultyFormSchema,
} from '../schemas/faculty.ts'
import { EmailSchema } from '../schemas/fields.ts'
import { endpoints } from './endpoint.ts'

const MessageSchema = z.object({ message: z.string() })

export const facultyEndpoints = endpoints({
  listFaculty: {
    routes: ['GET /faculty/facultylist'],
    summary: 'The faculty; to the office also those removed.',
    access: 'anyone',
    optionalCaller: true,
    output: z.object({ send: z.array(FacultyItemSchema) }),
  },
  readFacultyProfile: {
    routes: ['GET /faculty/faculty_profile/:Id'],
    summary: "One member's profile and records; the id is the e-mail.",
    access: 'anyone',
    params: z.object({ Id: EmailSchema }),
    output: z.object({ results: z.array(FacultyItemSchema), ...FacultyRecordsSchema.shape }),
  },
  addFaculty: {
    routes: ['POST /faculty/addfaculty'],
    summary: 'Creates the account of a teacher, an admin or office staff.',
    access: 'account:create',
    creates: true,
    body: { format: 'multipart or json', input: AddFacultyInputSchema },
    output: MessageSchema,
    status: 201,
    refuses: ['weak-password', 'email-taken'],
  },
  toggleVisibility: {
    routes: ['PUT /admin/toggle-visibility/:email'],
    summary: 'Removes a member from the public list or restores them.',
    access: 'faculty:hide',
    params: z.object({ email: EmailSchema }),
    body: { format: 'json', input: ToggleVisibilityInputSchema },
    output: z.object({ success: z.boolean(), message: z.string() }),
    successInFailures: true,
    refuses: ['no-such-faculty'],
  },
  nameDepartment: {
    routes: ['PUT /admin/departments/:slug'],
    summary: 'Says what a department is called in the other languages.',
    access: 'department:edit',
    params: z.object({ slug: DepartmentSlugSchema }),
    body: { format: 'json', input: NameDepartmentInputSchema },
    output: MessageSchema,
    refuses: ['no-such-department', 'site-not-loaded'],
  },
  mergeDepartment: {
    routes: ['POST /admin/departments/:slug/merge'],
    summary: 'Moves all teachers of a department to another one, and its address with them.',
    access: 'department:edit',
    params: z.object({ slug: DepartmentSlugSchema }),
    body: { format: 'json', input: MergeDepartmentInputSchema },
    output: z.object({ message: z.string(), moved: z.number() }),
    refuses: ['no-such-department', 'department-stays', 'changed-meanwhile', 'site-not-loaded'],
  },
  readDashboard: {
    routes: ['GET /faculty/faculty_dashboard'],
    summary: "The caller's own profile and records.",
    access: 'profile:read-own',
    output: z.object({ result: z.array(FacultyItemSchema), ...FacultyRecordsSchema.shape }),
    refuses: ['no-such-faculty'],
  },
  confirmProfile: {
    routes: ['PUT /faculty/confirm_profile'],
    summary: 'Records that the caller has looked through their own profile and found it right.',
    access: 'profile:confirm-own',
    output: MessageSchema,
    refuses: ['no-such-faculty'],
  },
  updateFacultyDetails: {
    routes: ['POST /faculty/update_faculty_details'],
    summary: "Changes a profile: one's own, or by an admin anyone's.",
    access: 'profile:edit',
    body: {
      format: 'multipart',
      input: UpdateFacultyFormSchema,
      files: {
        photo: { maxBytes: limits.file.photo, kinds: pictureKinds, isPhoto: true },
        resume: {
          maxBytes: limits.file.resume,
          kinds: ['pdf', 'doc', 'docx'],
          isPassive: true,
          isRemade: true,
        },
      },
    },
    // Changing the password ends every session; these tokens start the caller's next one.
    output: z.object({
      message: z.string(),
      user: FacultyItemSchema,
      token: z.optional(z.string()),
      customToken: z.optional(z.string()),
    }),
    refuses: ['weak-password', 'no-such-faculty', 'no-such-file', 'changed-meanwhile'],
  },
})
