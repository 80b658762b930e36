import { Falha } from '../falha.ts';
import { dizer, principal } from '../terminal.ts';
import type { Linha } from './tabelas.ts';
import { lerTabela, marcar, todas } from './tabelas.ts';

function contar(linhas: readonly Linha[]): string {
  const feitas = linhas.filter((linha) => linha.estado === 'feito').length;
  return `${String(feitas).padStart(3)} de ${String(linhas.length).padStart(3)} feitas`;
}

function imprimir(): void {
  const rotas = lerTabela('rotas');
  const chamadas = lerTabela('chamadas');
  const linhas = [...todas(rotas), ...todas(chamadas)];
  for (const feature of [...new Set(linhas.map((linha) => linha.feature))].sort()) {
    const pendentes = linhas.filter((linha) => linha.feature === feature && linha.estado !== 'feito');
    if (pendentes.length > 0) dizer(`\n${feature}: ${pendentes.length} pendentes`);
    for (const { nome } of pendentes) dizer(`  ${nome}`);
  }
  dizer(`\nRotas da spec      ${contar(rotas.daSpec)}   (além dela: ${contar(rotas.alemDaSpec).trim()})`);
  dizer(`Chamadas da spec   ${contar(chamadas.daSpec)}   (além dela: ${contar(chamadas.alemDaSpec).trim()})`);
}

/**
 * `npm run spec`: the size of the finished part of the spec, and the pending parts, by feature. `npm run spec --
 * --marcar feito "<route or call>"…` sets states in the tables.
 */
await principal(async () => {
  const [opcao, estado, ...nomes] = process.argv.slice(2);
  if (opcao === '--marcar' && (estado === 'feito' || estado === 'pendente')) marcar(estado, nomes);
  else if (opcao !== undefined) throw new Falha('Uso: npm run spec [-- --marcar feito|pendente "<rota ou chamada>"…]');
  imprimir();
  return 0;
});
