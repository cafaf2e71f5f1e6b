import { deleteAlumnus } from '../alumni/delete-alumnus.ts'
import { listVerifiedAlumni } from '../alumni/list-verified-alumni.ts'
import { registerAlumnus } from '../alumni/register-alumnus.ts'
import { setAlumnusStatus } from '../alumni/set-alumnus-status.ts'
import { updateAlumnus } from '../alumni/update-alumnus.ts'
import { viewAlumni } from '../alumni/view-alumni.ts'
import { checkAuth } from '../auth/check-auth.ts'
import { login } from '../auth/login.ts'
import { resetPassword } from '../auth/reset-password.ts'
import { sendOtpReset } from '../auth/send-otp-reset.ts'
import { addFaculty } from '../faculty/add-faculty.ts'
import { listFaculty } from '../faculty/list-faculty.ts'
import { readFacultyProfile } from '../faculty/read-faculty-profile.ts'
import { readAlumniPhoto, readFacultyPhoto, readFile, readResume } from '../files/read-public-files.ts'
import { deleteNews } from '../news/delete-news.ts'
import { listMarquee } from '../news/list-marquee.ts'
import { uploadNews } from '../news/upload-news.ts'
import { viewAllNews } from '../news/view-all-news.ts'
import { viewNews } from '../news/view-news.ts'
import { type HandlerMap, notServedYet } from './handler.ts'

/** Which function serves which row of the endpoint table. */
export const handlers: HandlerMap = {
  viewAllNews,
  listMarquee,
  viewNews,
  uploadNews,
  deleteNews,
  login,
  checkAuth,
  sendOtpReset,
  resetPassword,
  listFaculty,
  readFacultyProfile,
  addFaculty,
  toggleVisibility: notServedYet,
  readDashboard: notServedYet,
  updateFacultyDetails: notServedYet,
  listExperiences: notServedYet,
  listAwards: notServedYet,
  listQualifications: notServedYet,
  listPublications: notServedYet,
  addExperience: notServedYet,
  addAward: notServedYet,
  addQualification: notServedYet,
  addPublication: notServedYet,
  deleteExperience: notServedYet,
  deleteAward: notServedYet,
  deleteQualification: notServedYet,
  deletePublication: notServedYet,
  updateExperience: notServedYet,
  updateAward: notServedYet,
  updateQualification: notServedYet,
  updatePublication: notServedYet,
  setHighlights: notServedYet,
  lookUpDoi: notServedYet,
  registerAlumnus,
  listVerifiedAlumni,
  viewAlumni,
  setAlumnusStatus,
  updateAlumnus,
  deleteAlumnus,
  registerAdmission: notServedYet,
  readFacultyPhoto,
  readAlumniPhoto,
  readResume,
  readFile,
}
