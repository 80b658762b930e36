import { limitePerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { SITUACAO_DO_CHAMADO } from '../../../ui/situacao/chamado.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';

/** Problems that the person reported, newest first; each that waits for an answer leads to where it is given. */
export function Relatos({ itens }: { readonly itens: NonNullable<DadosDaPessoa['relatos']> }) {
  if (itens.length === 0) return <Cartao titulo="Relatos">Nenhum problema relatado.</Cartao>;
  return (
    <Cartao titulo="Relatos">
      <ul className={c['linhas']} aria-label="Relatos">
        {itens.map(({ id, numero, categoriaDescricao, inicio, estado, abertoEm, prazo }) => (
          <li key={id}>
            <div>
              <b>{`${numero}, ${categoriaDescricao}`}</b>
              <q>{inicio}</q>
              <span>
                {prazo === null
                  ? `Aberto ${noTexto(momentoPerto(abertoEm))}`
                  : `Responder até ${noTexto(limitePerto(prazo))}`}
              </span>
            </div>
            <Situacao de={SITUACAO_DO_CHAMADO} valor={estado} />
            {estado === 'aberto' && (
              <Botao
                variante="suave"
                tamanho="sm"
                href={paths.backofficeFila('chamados', { relato: id })}
                rotulo={`Responder ao relato ${numero}`}
              >
                Responder
              </Botao>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
