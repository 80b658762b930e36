import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { PedirPelaPessoa } from './pedir-pela-pessoa.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';
import { MOTIVOS_DA_PARADA, oQueImpede, SITUACOES_DA_COPIA, SITUACOES_DA_EXCLUSAO } from './pessoa.ts';

/** The person's requests about his own data: copies, and the end of the account (REGRAS 2.17). */
export function Pedidos({ pessoa }: { readonly pessoa: DadosDaPessoa }) {
  const { copias, exclusoes, impedimentos } = pessoa.pedidos;
  if (copias.length + exclusoes.length === 0)
    return (
      <Cartao titulo="Pedidos de privacidade">
        Nenhuma cópia nem exclusão pedida.
        <PedirPelaPessoa pessoa={pessoa} />
      </Cartao>
    );
  return (
    <Cartao titulo="Pedidos de privacidade">
      {impedimentos.length > 0 && (
        <Nota tom="warning" titulo="A exclusão ainda não pode acontecer">{`Há ${oQueImpede(impedimentos)}.`}</Nota>
      )}
      <ul className={c['linhas']} aria-label="Pedidos de privacidade">
        {exclusoes.map(({ estado, pedidaEm, executaEm, encerradaEm, motivoParada }) => (
          <li key={`exclusao-${pedidaEm}`}>
            <div>
              <b>Exclusão da conta</b>
              <span>{`Pedida ${noTexto(momentoPerto(pedidaEm))}`}</span>
              <span>
                {encerradaEm === null
                  ? `Acontece ${noTexto(momentoPerto(executaEm))}`
                  : `Encerrada ${noTexto(momentoPerto(encerradaEm))}`}
              </span>
              {motivoParada !== null && <span>{MOTIVOS_DA_PARADA[motivoParada]}</span>}
            </div>
            <Etiqueta tom={SITUACOES_DA_EXCLUSAO[estado]?.tom ?? 'neutral'}>
              {SITUACOES_DA_EXCLUSAO[estado]?.rotulo ?? estado}
            </Etiqueta>
          </li>
        ))}
        {copias.map(({ estado, pedidaEm, expiraEm }) => (
          <li key={`copia-${pedidaEm}`}>
            <div>
              <b>Cópia dos dados</b>
              <span>{`Pedida ${noTexto(momentoPerto(pedidaEm))}`}</span>
              {estado === 'pronta' && expiraEm !== null && <span>{`Fica até ${noTexto(momentoPerto(expiraEm))}`}</span>}
            </div>
            <Etiqueta tom={SITUACOES_DA_COPIA[estado]?.tom ?? 'neutral'}>
              {SITUACOES_DA_COPIA[estado]?.rotulo ?? estado}
            </Etiqueta>
          </li>
        ))}
      </ul>
      <PedirPelaPessoa pessoa={pessoa} />
    </Cartao>
  );
}
