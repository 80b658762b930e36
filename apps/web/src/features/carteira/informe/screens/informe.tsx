import { diaDe, instanteDe } from '@rateia/domain/datas';
import { formatarDiaNumerico, nomeDoMes } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Chips } from '../../../../ui/base/chips.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useBaixarArquivo } from '../../mutations.ts';
import type { Informe } from '../../queries.ts';
import { carteiraQueries } from '../../queries.ts';
import { TabelaDoInforme } from '../components/tabela-do-informe.tsx';
import c from './informe.module.css';

/** /carteira/informe: the year of a wallet, for the tax return of its owner (REGRAS 2.33). */
export function TelaInforme() {
  const esteAno = Number(diaDe(instanteDe(agora())).slice(0, 4));
  const pedido = Number(useBusca()['ano']);
  const ano = pedido > 0 ? pedido : esteAno;
  const informe = useQuery(carteiraQueries.informe(ano));
  return (
    <Pagina titulo="Informe do ano" voltar={paths.carteiraCreditos()} largura="media">
      <Consulta consulta={informe} esqueleto={<OssoLista />} erro="Não conseguimos carregar o informe">
        {(lido) => <Conteudo informe={lido} />}
      </Consulta>
    </Pagina>
  );
}

function Conteudo({ informe }: { readonly informe: Informe }) {
  const { ano, anos, ate, fechado, recebido, taxas, reembolsos, premios, total } = informe;
  const fim = formatarDiaNumerico(ate);
  const comMovimento = informe.meses.filter(({ liberado, devolvido }) => liberado !== 0 || devolvido !== 0);
  return (
    <div className={c['tela']}>
      {anos.length > 1 && (
        <Chips
          rotulo="Ano"
          chips={anos.map((valor) => ({ valor, rotulo: String(valor) }))}
          valor={ano}
          aoEscolher={(novo) => void irPara(paths.carteiraInforme({ ano: novo }), { substitui: true })}
        />
      )}
      <p className={c['apoio']}>
        {fechado ? `O ano de ${ano}, inteiro.` : `O ano de ${ano} até ${fim}.`} Os números vêm dos lançamentos da sua
        carteira.
      </p>
      <Cartao titulo="Recebido como administrador">
        {comMovimento.length === 0 ? (
          <p className={c['apoio']}>Nada foi liberado para você neste ano.</p>
        ) : (
          <TabelaDoInforme
            rotulo="Mês"
            colunas={['Liberado', 'Devolvido', 'Recebido']}
            linhas={comMovimento.map(({ mes, liberado, devolvido, liquido }) => ({
              rotulo: nomeDoMes(mes),
              valores: [liberado, devolvido, liquido],
            }))}
            total={{ rotulo: 'No ano', valores: [recebido.liberado, recebido.devolvido, recebido.liquido] }}
          />
        )}
      </Cartao>
      <Cartao titulo="Taxas, prêmios e reembolsos">
        <ListaDefinicao
          itens={[
            { rotulo: `Taxas pagas à ${MARCA}`, valor: <Valor valor={taxas.plataforma} /> },
            { rotulo: 'Custo dos meios de pagamento', valor: <Valor valor={taxas.meios} /> },
            { rotulo: 'Prêmios de bolões', valor: <Valor valor={premios} /> },
            {
              rotulo: 'Reembolsos',
              detalhe: 'No saldo e pelo meio que pagou, com a caução que voltou',
              valor: <Valor valor={reembolsos.total} />,
            },
          ]}
        />
      </Cartao>
      <Cartao titulo="Saldos">
        <TabelaDoInforme
          rotulo="Conta"
          colunas={[`31/12/${ano - 1}`, fim]}
          linhas={informe.saldos.map(({ rotulo, antes, depois }) => ({ rotulo, valores: [antes, depois] }))}
          total={{ rotulo: 'Total', valores: [total.antes, total.depois] }}
        />
      </Cartao>
      <Baixar ano={ano} />
      <Nota>
        A {MARCA} não reteve imposto. Este resumo ajuda a preencher a declaração e não substitui a orientação de um
        contador.
      </Nota>
    </div>
  );
}

function Baixar({ ano }: { readonly ano: number }) {
  const [erro, setErro] = useState<string>();
  const baixar = useBaixarArquivo(setErro);
  return (
    <>
      {erro !== undefined && (
        <Nota tom="warning" alerta>
          {erro}
        </Nota>
      )}
      <Botao
        bloco
        icone={<IconFileTypePdf size={20} stroke={1.75} />}
        fazendo={baixar.isPending && 'Preparando'}
        onClick={() => baixar.mutate({ body: { tipo: 'informe', ano } })}
      >
        Baixar informe em PDF
      </Botao>
    </>
  );
}
