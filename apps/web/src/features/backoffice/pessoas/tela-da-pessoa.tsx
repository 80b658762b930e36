import { diaDe } from '@rateia/domain/datas';
import { useQuery } from '@tanstack/react-query';
import { diaPerto, momentoPerto, noTexto } from '../../../lib/momento.ts';
import { useParametroId } from '../../../lib/navegacao.ts';
import { paths } from '../../../lib/paths.ts';
import { Evidencias } from '../../../mesa/evidencias.tsx';
import { PaginaOperacao } from '../../../mesa/pagina-operacao.tsx';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Acoes } from './acoes.tsx';
import { Aparelhos } from './aparelhos.tsx';
import { Consentimentos } from './consentimentos.tsx';
import { DinheiroDaPessoa } from './dinheiro-da-pessoa.tsx';
import { Ficha } from './ficha.tsx';
import { Identidades } from './identidades.tsx';
import type { DialogoDoFim } from './participacoes.tsx';
import { Participacoes } from './participacoes.tsx';
import { Pedidos } from './pedidos.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';
import { foiExcluida, porQuem, validacoes } from './pessoa.ts';
import { pessoasQueries } from './queries.ts';
import { Relatos } from './relatos.tsx';
import { Trilha } from './trilha.tsx';

/** /backoffice/pessoas/{id}: everything that the staff may know of one person, and do (REGRAS 2.15). */
export function TelaPessoa({ FimDoGrupo }: { readonly FimDoGrupo: DialogoDoFim }) {
  const id = useParametroId();
  const consulta = useQuery(pessoasQueries.pessoa(id));
  const pessoa = consulta.data;
  return (
    <PaginaOperacao
      titulo={pessoa?.nome ?? 'Pessoa'}
      {...(pessoa === undefined
        ? {}
        : {
            subtitulo: `Pessoa ${pessoa.id}, conta desde ${noTexto(diaPerto(diaDe(pessoa.criadoEm)))}. A sua visita fica registrada.`,
          })}
      acoes={
        <Botao variante="linha" tamanho="sm" href={paths.backofficeFila('pessoas')}>
          Buscar outra pessoa
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar esta pessoa" esqueleto={<OssoLista quantos={4} />}>
        {(dados) => <Conteudo pessoa={dados} FimDoGrupo={FimDoGrupo} />}
      </Consulta>
    </PaginaOperacao>
  );
}

const PAPEIS: Readonly<Record<string, string>> = { suporte: 'Suporte', financeiro: 'Financeiro', lider: 'Liderança' };

function Conteudo({ pessoa, FimDoGrupo }: { readonly pessoa: DadosDaPessoa; readonly FimDoGrupo: DialogoDoFim }) {
  const { bloqueio, restricao, papeis, pendencias, participacoes, dinheiro, consentimentos, relatos, identidades } =
    pessoa;
  const excluida = foiExcluida(pessoa);
  // A section that waits for the staff stands first, whatever the width.
  const relatoEspera = relatos?.some(({ estado }) => estado === 'aberto') === true;
  const identidadeEspera = identidades.some(({ estado }) => estado === 'emAnalise');
  return (
    <div className={c['colunas']}>
      <div className={c['coluna']}>
        {papeis.length > 0 && (
          <div className={c['etiquetas']}>
            {papeis.map((papel) => (
              <Etiqueta key={papel} tom="marca">{`Equipe: ${PAPEIS[papel] ?? papel}`}</Etiqueta>
            ))}
          </div>
        )}
        {excluida && (
          <Nota titulo="Esta conta foi excluída">
            Os dados da pessoa foram apagados. O que fica não tem nome, e-mail nem CPF.
          </Nota>
        )}
        {bloqueio !== null && !excluida && (
          <Nota tom="danger" titulo={`Bloqueada ${noTexto(momentoPerto(bloqueio.em))}, ${porQuem(bloqueio.por)}`}>
            {bloqueio.motivo}
          </Nota>
        )}
        {restricao !== null && (
          <Nota tom="warning" titulo="Restrita: não entra em grupos novos">
            {`A pessoa lê: ${restricao.mensagem}`}
          </Nota>
        )}
        {relatoEspera && <Relatos itens={relatos} />}
        {identidadeEspera && <Identidades pessoa={pessoa} />}
        <Ficha pessoa={pessoa} />
        {!excluida && (
          <Cartao titulo="Validações">
            <div className={c['coluna']}>
              <Evidencias itens={validacoes(pessoa)} />
              {pendencias.length > 0 && (
                <Nota titulo="Pendências">{pendencias.map(({ descricao }) => descricao).join(', ')}</Nota>
              )}
            </div>
          </Cartao>
        )}
      </div>
      <div className={c['lateral']}>
        <Acoes pessoa={pessoa} />
        {dinheiro !== null && <DinheiroDaPessoa dinheiro={dinheiro} />}
        <Pedidos pessoa={pessoa} />
        <Consentimentos consentimentos={consentimentos} />
      </div>
      <div className={c['coluna']}>
        {relatos !== null && !relatoEspera && <Relatos itens={relatos} />}
        {!identidadeEspera && <Identidades pessoa={pessoa} />}
        <Aparelhos pessoa={pessoa} />
        <Participacoes itens={participacoes} FimDoGrupo={FimDoGrupo} />
        <Trilha id={pessoa.id} />
      </div>
    </div>
  );
}
