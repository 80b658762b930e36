import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentoPerto } from '../../../lib/momento.ts';
import { Paginas } from '../../../mesa/paginas.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import c from './pessoa.module.css';
import { oQueFez, quemFez } from './pessoa.ts';
import { pessoasQueries } from './queries.ts';

/** The acts of the person, and the acts of others on him, newest first. */
export function Trilha({ id }: { readonly id: number }) {
  const [pagina, setPagina] = useState(1);
  const consulta = useQuery(pessoasQueries.trilha(id, pagina));
  return (
    <Cartao titulo="Trilha">
      <Consulta consulta={consulta} erro="Não conseguimos carregar a trilha" esqueleto={<OssoLista quantos={3} />}>
        {({ itens, total, porPagina }) => (
          <>
            <ol className={c['linhas']} aria-label="Trilha">
              {itens.map((linha) => (
                <li key={linha.id} data-equipe={linha.quem === 'equipe' || undefined}>
                  <div>
                    <b>{`${quemFez(linha)} ${oQueFez(linha)}`}</b>
                    {linha.mensagem !== '' && <q>{linha.mensagem}</q>}
                    <span>{`${momentoPerto(linha.em)}${linha.rede === '' ? '' : `, rede ${linha.rede}`}`}</span>
                  </div>
                </li>
              ))}
            </ol>
            <Paginas
              pagina={pagina}
              paginas={Math.ceil(total / porPagina)}
              resumo={`${total} linhas`}
              aoIr={setPagina}
            />
          </>
        )}
      </Consulta>
    </Cartao>
  );
}
