import type { MantineColorsTuple } from '@mantine/core';
import { createTheme, em } from '@mantine/core';
import { LARGURAS } from '@rateia/domain/constantes';
import { manga, neutro, petroleo } from './tokens.ts';

const gabarito = '"Gabarito Variable", "Figtree Variable", sans-serif';

/**
 * The Mantine theme of the product (one light scheme), out of which the build writes the variables of its style sheets.
 * Colours come from `tokens.ts`, never from a screen.
 */
export const tema = createTheme({
  colors: { petroleo: [...petroleo] as MantineColorsTuple, manga: [...manga] as MantineColorsTuple },
  primaryColor: 'petroleo',
  primaryShade: 6,
  white: '#FFFFFF',
  black: neutro.ink,
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: '"Figtree Variable", system-ui, sans-serif',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
  headings: {
    fontFamily: gabarito,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.16', fontWeight: '700' },
      h2: { fontSize: '1.25rem', lineHeight: '1.25', fontWeight: '650' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.3', fontWeight: '600' },
    },
  },
  fontSizes: { xs: '.8125rem', sm: '.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  fontWeights: { regular: '400', medium: '600', bold: '650' },
  spacing: { xs: '.5rem', sm: '.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '.375rem', sm: '.625rem', md: '.875rem', lg: '1.25rem', xl: '1.75rem' },
  breakpoints: { xs: em(LARGURAS.pequena), sm: em(LARGURAS.media), md: em(LARGURAS.grande), lg: '75em', xl: '90em' },
  other: { mobile: LARGURAS.celular },
});
