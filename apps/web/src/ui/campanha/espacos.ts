/** The place on top of the frame, which special lotteries fill; the others are tags of banners. */
export const FAIXA = 'faixa';
