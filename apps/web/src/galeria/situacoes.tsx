import { Secao } from '../ui/base/secao.tsx';
import { SITUACAO_DA_RETIRADA } from '../ui/situacao/retirada.ts';
import { Situacao } from '../ui/situacao/situacao.tsx';
import { MAQUINAS } from './maquinas.ts';

/** Every state of every machine that groups and money do not have, and one that this version does not know. */
export function SituacoesNaGaleria() {
  return (
    <Secao titulo="Situações">
      {MAQUINAS.map(([nome, de]) => (
        <p key={nome}>
          <b>{nome}</b>{' '}
          {Object.keys(de).map((valor) => (
            <Situacao key={valor} de={de} valor={valor} />
          ))}
        </p>
      ))}
      <p>
        <b>Sem mapa</b> <Situacao de={SITUACAO_DA_RETIRADA} valor="estadoNovo" />
      </p>
    </Secao>
  );
}
