import { diaDe, instanteDe } from '@rateia/domain/datas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Oculto } from '../../../../ui/base/oculto.tsx';
import { CicloExtrato, DiaExtrato, LinhaExtrato } from '../../../../ui/carteira/extrato.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { SITUACAO_DA_RETIRADA } from '../../../../ui/situacao/retirada.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import type { ContaDoExtrato, LinhaDoExtrato } from '../../queries.ts';
import { carteiraQueries } from '../../queries.ts';
import { detalheDe, mesesAte, nomeDoDia, porCiclo, porDia } from '../extrato.ts';
import c from './aba-extrato.module.css';
import { BaixarExtrato } from './baixar-extrato.tsx';
import { EscolhaDoMes } from './escolha-do-mes.tsx';
import { FechamentoDoExtrato } from './fechamento-do-extrato.tsx';
import { IconeDoMotivo } from './icone-do-motivo.tsx';

const contas: readonly { readonly valor: ContaDoExtrato; readonly rotulo: string }[] = [
  { valor: 'tudo', rotulo: 'Tudo' },
  { valor: 'disponivel', rotulo: 'Disponível' },
  { valor: 'caucao', rotulo: 'Caução' },
  { valor: 'bloqueado', rotulo: 'Bloqueado' },
];

/** The statement, by day; the account and the month are in the address. */
export function AbaExtrato() {
  const busca = useBusca();
  const hoje = diaDe(instanteDe(agora()));
  const meses = mesesAte(hoje);
  const conta = contas.find(({ valor }) => valor === busca['conta'])?.valor ?? 'tudo';
  const mes = meses.find(({ valor }) => valor === busca['mes']);
  const recorte = { conta, de: mes?.de, ate: mes?.ate };
  const extrato = useInfiniteQuery(carteiraQueries.extrato(recorte));
  const linhas = extrato.data?.pages.flatMap((pagina) => pagina.linhas) ?? [];
  const primeira = extrato.data?.pages[0];
  function recortar(nova: { readonly conta?: string; readonly mes?: string }) {
    void irPara(paths.carteiraCreditos({ conta: nova.conta ?? busca['conta'], mes: nova.mes ?? busca['mes'] }), {
      substitui: true,
    });
  }
  return (
    <div className={c['aba']}>
      <div className={c['filtros']}>
        <EscolhaDoMes meses={meses} valor={mes?.valor ?? ''} aoEscolher={(valor) => recortar({ mes: valor })} />
        <Chips rotulo="Conta" chips={contas} valor={conta} aoEscolher={(valor) => recortar({ conta: valor })} />
      </div>
      <Consulta
        consulta={extrato}
        esqueleto={<OssoLista />}
        erro="Não conseguimos carregar seu extrato"
        vazio={{
          quando: ({ pages }) => pages.every((pagina) => pagina.linhas.length === 0),
          mostra: (
            <Vazio
              titulo={
                mes === undefined
                  ? 'Nada por aqui ainda'
                  : `Nenhum movimento em ${mes.rotulo.toLocaleLowerCase('pt-BR')}`
              }
              detalhe={
                conta === 'caucao'
                  ? 'A caução aparece aqui quando você entra em um grupo, e quando ela volta para você.'
                  : 'Tudo o que entrar e sair aparece aqui, dia a dia.'
              }
            />
          ),
        }}
      >
        {() => (
          <Cartao rente>
            <h2>
              <Oculto>Movimentos</Oculto>
            </h2>
            {porDia(linhas).map(({ dia, saldo, linhas: doDia }) => (
              <DiaExtrato key={dia} dia={nomeDoDia(dia, hoje)} saldo={saldo}>
                {porCiclo(doDia).map((doCiclo) =>
                  doCiclo.tipo === 'uma' ? (
                    <Linha key={doCiclo.linha.id} linha={doCiclo.linha} conta={conta} />
                  ) : (
                    <CicloExtrato
                      key={doCiclo.linhas[0]?.id}
                      icone={<IconeDoMotivo motivo="liberacao" />}
                      titulo="Recebimentos"
                      detalhe={`${doCiclo.grupo} ·\u00A0${doCiclo.linhas.length} membros`}
                      valor={doCiclo.valor}
                      partes={doCiclo.linhas.map(({ id, deQuem, titulo, valor }) => ({
                        id,
                        titulo: deQuem ?? titulo,
                        valor,
                        href: paths.carteiraCreditosExtrato(id),
                      }))}
                    />
                  ),
                )}
              </DiaExtrato>
            ))}
          </Cartao>
        )}
      </Consulta>
      {extrato.hasNextPage && (
        <span className={c['mais']}>
          <Botao
            variante="linha"
            fazendo={extrato.isFetchingNextPage && 'Carregando'}
            onClick={() => void extrato.fetchNextPage()}
          >
            Mostrar mais
          </Botao>
        </span>
      )}
      {mes !== undefined && primeira !== undefined && (primeira.linhas.length > 0 || primeira.abertura !== 0) && (
        <FechamentoDoExtrato mes={mes.rotulo} {...primeira} />
      )}
      {primeira !== undefined && (primeira.linhas.length > 0 || primeira.abertura !== 0) && (
        <BaixarExtrato recorte={recorte} mes={mes?.rotulo.toLocaleLowerCase('pt-BR')} />
      )}
    </div>
  );
}

function Linha({ linha, conta }: { readonly linha: LinhaDoExtrato; readonly conta: ContaDoExtrato }) {
  return (
    <LinhaExtrato
      icone={<IconeDoMotivo motivo={linha.motivo} />}
      titulo={linha.titulo}
      detalhe={detalheDe(linha, conta)}
      valor={linha.passou?.valor ?? linha.valor}
      passou={linha.passou !== null}
      {...(linha.estado !== null && { etiqueta: <Situacao de={SITUACAO_DA_RETIRADA} valor={linha.estado} /> })}
      href={paths.carteiraCreditosExtrato(linha.id)}
    />
  );
}
