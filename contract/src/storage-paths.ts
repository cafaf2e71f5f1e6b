import * as plugins from '@prangan/plugins/contract/paths'

export const storageFolders = {
  files: 'files',
  facultyPhotos: 'faculty_photos',
  alumniPhotos: 'alumni_photos',
  resumes: 'resumes',
  staging: 'staging',
  media: 'media',
  library: 'library',
  ...plugins.storageFolders,
} as const

/**
 * Objects that visitors may fetch have the metadata `visibility: public`, set by functions. A notice's file is public only
 * between the notice's dates, so the functions serve it.
 */
export const storagePaths = {
  noticeFile: (id: string, name: string) => `${storageFolders.files}/${id}/${name}`,
  facultyPhoto: (file: string) => `${storageFolders.facultyPhotos}/${file}`,
  alumniPhoto: (file: string) => `${storageFolders.alumniPhotos}/${file}`,
  resume: (uid: string, file: string) => `${storageFolders.resumes}/${uid}/${file}`,
  media: (file: string) => `${storageFolders.media}/${file}`,
  libraryFile: (id: string, file: string) => `${storageFolders.library}/${id}/${file}`,
  staged: (uid: string, file: string) => `${storageFolders.staging}/${uid}/${file}`,
} as const

export const publicObject = { visibility: 'public' } as const

export const hiddenObject = { visibility: 'hidden' } as const

export function fileUrl(objectPath: string): string {
  return `/${objectPath}`
}
