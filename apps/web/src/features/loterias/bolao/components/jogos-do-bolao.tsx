import { escreverDezena } from '@rateia/domain/loterias/aposta';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Bolas } from '../../../../ui/loteria/bola.tsx';
import { escreverUmEm } from '../../um-em.ts';
import c from './bolao.module.css';

type Jogo = RespostaDe<'listJogosDoBolao'>['jogos'][number];

const NO_COMECO = 5;
const MESES = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'];

/** The bets of a pool with their numbers as balls; the rest of a long list opens at once. */
export function JogosDoBolao({ jogos }: { readonly jogos: readonly Jogo[] }) {
  const [todos, setTodos] = useState(false);
  const visiveis = todos ? jogos : jogos.slice(0, NO_COMECO);
  const simples = jogos.reduce((soma, jogo) => soma + jogo.simples, 0);
  return (
    <Cartao titulo={jogos.length === 1 ? '1 jogo' : `${jogos.length} jogos`}>
      <p className={c['miudo']}>Iguais a {simples.toLocaleString('pt-BR')} apostas simples.</p>
      <div className={c['jogos']}>
        {visiveis.map((jogo) => (
          <Bolas
            key={jogo.ordem}
            loteria={jogo.aposta.loteria}
            rotulo={`Jogo ${jogo.ordem + 1}`}
            dezenas={marcasDo(jogo).map((numero) => ({ numero }))}
          />
        ))}
      </div>
      {visiveis.length < jogos.length && (
        <Botao variante="suave" bloco onClick={() => setTodos(true)}>
          Ver os {jogos.length} jogos
        </Botao>
      )}
    </Cartao>
  );
}

function marcasDo({ aposta }: Jogo): readonly string[] {
  if (aposta.palpites !== undefined) return aposta.palpites.map((palpite, i) => `${i + 1}: ${palpite.join('')}`);
  return [
    ...(aposta.dezenas ?? []).map(escreverDezena),
    ...(aposta.trevos ?? []).map((trevo) => `Trevo ${trevo}`),
    ...(aposta.time === undefined ? [] : [aposta.time]),
    ...(aposta.mes === undefined ? [] : [MESES[aposta.mes - 1] ?? '']),
  ];
}

interface ChancesDoBolaoProps {
  readonly jogos: readonly Jogo[];
  readonly chances: RespostaDe<'listJogosDoBolao'>['chances'];
}

/** The true odds: of all bets together, and of the first one, tier by tier. */
export function ChancesDoBolao({ jogos, chances }: ChancesDoBolaoProps) {
  const [primeiro] = jogos;
  if (primeiro === undefined) return null;
  return (
    <Cartao titulo="Chances, sem enfeite">
      {chances !== null && jogos.length > 1 && <p className={c['juntas']}>{emPalavras(chances, jogos.length)}</p>}
      <ListaDefinicao
        itens={primeiro.chances.map(({ faixa, umEm }) => ({
          chave: faixa,
          rotulo: faixa,
          valor: escreverUmEm(umEm),
        }))}
      />
      <p className={c['miudo']}>
        {jogos.length > 1 ? 'Acima, a chance do primeiro jogo, faixa a faixa.' : 'A chance do jogo, faixa a faixa.'}
      </p>
    </Cartao>
  );
}

function emPalavras({ principal, qualquer }: NonNullable<ChancesDoBolaoProps['chances']>, jogos: number): string {
  const principais = `Os ${jogos} jogos juntos: ${escreverUmEm(principal.umEm)} no prêmio principal`;
  return qualquer === null ? `${principais}.` : `${principais}, ${escreverUmEm(qualquer)} em algum prêmio.`;
}
