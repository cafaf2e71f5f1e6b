/** As the mail about many forms names them. */
export const formNames = { sendGrievance: 'grievances', sendEnquiry: 'enquiries' }
