import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import type { RespostaDe } from '../../../lib/api-client.ts';
import c from './boloes.module.css';
import { escreverAposta } from './montagem.ts';

type Jogo = RespostaDe<'getBolaoDaOperacao'>['jogos'][number];

/** The bets of a pool, each as its receipt prints it, with the first of its odds. */
export function JogosDaMesa({ jogos }: { readonly jogos: readonly Jogo[] }) {
  const simples = jogos.reduce((soma, jogo) => soma + jogo.simples, 0);
  return (
    <section className={c['pilha']}>
      <h3>{jogos.length === 1 ? '1 jogo' : `${jogos.length} jogos`}</h3>
      <ol className={c['jogos']}>
        {jogos.map((jogo) => (
          <li key={jogo.ordem}>
            <span className={c['dezenas']}>{escreverAposta(jogo.aposta)}</span>
            <small>{detalheDo(jogo)}</small>
          </li>
        ))}
      </ol>
      <p className={c['miudo']}>{`Iguais a ${simples.toLocaleString('pt-BR')} apostas simples.`}</p>
    </section>
  );
}

function detalheDo({ aposta, concurso, chances }: Jogo): string {
  const [primeira] = chances;
  const onde = `${LOTERIAS[aposta.loteria].nome} ${concurso.toLocaleString('pt-BR')}`;
  if (primeira === undefined) return onde;
  return `${onde}. ${primeira.faixa}: 1 em ${Math.round(primeira.umEm).toLocaleString('pt-BR')}`;
}
