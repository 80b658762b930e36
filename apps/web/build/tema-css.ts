import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { tema } from '../src/ui/tema.ts';
import { grupo, loteria, manga, neutro, petroleo, tom } from '../src/ui/tokens.ts';

/** Roles of Mantine that the tokens decide. */
const papeis: Record<string, string> = {
  '--mantine-color-body': neutro.bg,
  '--mantine-color-text': neutro.ink,
  '--mantine-color-bright': neutro.ink,
  '--mantine-color-dimmed': neutro['ink-3'],
  '--mantine-color-placeholder': neutro['ink-3'],
  '--mantine-color-default-border': neutro.line,
  '--mantine-color-error': tom.danger.text,
  '--mantine-color-anchor': petroleo[6],
  '--mantine-color-petroleo-light': petroleo[0],
  '--mantine-color-petroleo-light-hover': petroleo[1],
  '--mantine-color-petroleo-light-color': petroleo[7],
};

/** Every token as a `--rt-*` variable, for the CSS modules of `ui/`. */
export function tokensComoVariaveis(): Record<string, string> {
  const vars: Record<string, string> = {};
  for (const [nome, hex] of Object.entries(neutro)) vars[`--rt-${nome}`] = hex;
  petroleo.forEach((hex, i) => {
    vars[`--rt-p${i}`] = hex;
  });
  manga.forEach((hex, i) => {
    vars[`--rt-m${i}`] = hex;
  });
  for (const [nome, t] of Object.entries(tom)) {
    vars[`--rt-${nome}-text`] = t.text;
    vars[`--rt-${nome}-bg`] = t.bg;
    vars[`--rt-${nome}-solid`] = t.solid;
  }
  for (const [nome, g] of Object.entries(grupo)) {
    vars[`--rt-${nome}`] = g.cor;
    vars[`--rt-${nome}-on`] = g.on;
    vars[`--rt-${nome}-texto`] = g.texto;
    vars[`--rt-${nome}-tint`] = g.tint;
  }
  for (const [nome, l] of Object.entries(loteria)) {
    vars[`--rt-lot-${nome}`] = l.cor;
    vars[`--rt-lot-${nome}-forte`] = l.forte;
  }
  return vars;
}

/** Colour ramps of Mantine that no component of ours reads. They would be most of the file. */
const rampasSemUso = /--mantine-color-(dark|pink|grape|violet|indigo|cyan|teal|lime|yellow|orange|green|blue)-/;

/**
 * The whole style sheet of variables, made once at build time: nothing is written into a `<style>` element
 * in the browser, so the page lives under `style-src 'self'`.
 */
export function cssDoTema(): string {
  const resolvido = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, tema));
  function manter(vars: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(vars).filter(([nome]) => !rampasSemUso.test(nome)));
  }
  return convertCssVariables(
    {
      variables: { ...manter(resolvido.variables), ...tokensComoVariaveis() },
      light: { ...manter(resolvido.light), ...papeis },
      dark: {},
    },
    ':root',
  );
}

/** Serves `virtual:tema.css` from the tokens. */
export function pluginTemaCss(): Plugin {
  const id = 'virtual:tema.css';
  return {
    name: 'rateia-tema-css',
    resolveId: (pedido) => (pedido === id ? `\0${id}` : null),
    load: (carregado) => (carregado === `\0${id}` ? cssDoTema() : null),
  };
}
