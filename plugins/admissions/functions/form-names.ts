/** As the mail about many forms names them. */
export const formNames = { requestApplicationCode: 'requests for the code of an application' }
