import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: a component hands a token to its style sheet. */
    [variavel: `--${string}`]: string | number | undefined;
  }
}
