/** The product's name, wherever it is shown. */
export const brand = 'S4'
