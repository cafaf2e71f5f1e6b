/** Where browsers tell of visits. A file of its own, as every page loads the paths and only idle ones load this. */
export const visitsAddress = '/api/statistics/visits'
