/** Cloud Storage paths, built here and nowhere else, and the addresses of stored files. */

export const storageFolders = {
  files: 'files',
  facultyPhotos: 'faculty_photos',
  alumniPhotos: 'alumni_photos',
  resumes: 'resumes',
  inquiries: 'inquiries',
  applications: 'applications',
  staging: 'staging',
  media: 'media',
  library: 'library',
} as const

/**
 * Objects in Cloud Storage. Those that visitors may fetch have the metadata `visibility: public`, set by functions. A
 * notice's file is public only between the notice's dates, so the functions serve it.
 */
export const storagePaths = {
  noticeFile: (id: string, name: string) => `${storageFolders.files}/${id}/${name}`,
  facultyPhoto: (file: string) => `${storageFolders.facultyPhotos}/${file}`,
  alumniPhoto: (file: string) => `${storageFolders.alumniPhotos}/${file}`,
  resume: (uid: string, file: string) => `${storageFolders.resumes}/${uid}/${file}`,
  inquiryFile: (id: string, name: string) => `${storageFolders.inquiries}/${id}/${name}`,
  /** A document of an application. */
  applicationFile: (id: string, file: string) => `${storageFolders.applications}/${id}/${file}`,
  /** A picture in one width. */
  media: (file: string) => `${storageFolders.media}/${file}`,
  /** A version of a document of the library. */
  libraryFile: (id: string, file: string) => `${storageFolders.library}/${id}/${file}`,
  staged: (uid: string, file: string) => `${storageFolders.staging}/${uid}/${file}`,
} as const

/** Custom metadata of an object that anyone may read. */
export const publicObject = { visibility: 'public' } as const

/** The metadata of an object that is no longer public: its member of the faculty was removed. */
export const hiddenObject = { visibility: 'hidden' } as const

/** The address of a stored file on the site's own origin: its Storage path below the root. */
export function fileUrl(objectPath: string): string {
  return `/${objectPath}`
}
