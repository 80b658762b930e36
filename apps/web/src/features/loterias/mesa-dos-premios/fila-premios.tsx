import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import caso from '../../../mesa/caso.module.css';
import { Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoDinheiro } from '../../../ui/formulario/campo-dinheiro.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useMudarGuardiao, useRegistrarPremio } from './mutations.ts';
import { mesaDosPremiosQueries } from './queries.ts';

type Premio = RespostaDe<'getPremiosAReceber'>['itens'][number];

/** Prizes to fetch, the first to lapse first: place, papers, holder, and the record of the cashing (REGRAS 2.12). */
export function FilaPremios() {
  return (
    <PaginaDaFila
      titulo="Prêmios a receber"
      consulta={useQuery(mesaDosPremiosQueries.premios())}
      resumo={(total) => `${total} ${total === 1 ? 'prêmio espera' : 'prêmios esperam'}. Prescrevem em 90 dias.`}
      vazia="Nenhum prêmio a receber"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

const COLUNAS: ColunaFila<Premio>[] = [
  {
    rotulo: 'Faltam',
    celula: ({ faltam }) => (
      <Etiqueta tom={faltam <= DIAS_DE_PRESSA ? 'danger' : 'neutral'}>
        {faltam === 1 ? '1 dia' : `${faltam} dias`}
      </Etiqueta>
    ),
  },
  {
    rotulo: 'Bolão',
    principal: true,
    celula: ({ bolao, loterias }) => <Duas titulo={bolao} detalhe={loterias.join(', ')} />,
  },
  { rotulo: 'Prêmio', celula: ({ premio, guardiao }) => <Duas titulo={reais(premio)} detalhe={guardiao} /> },
];
const DIAS_DE_PRESSA = 7;

function Fila({ itens }: { readonly itens: readonly Premio[] }) {
  const { atual, escolher } = useEscolhido(itens, ({ idBolao }) => String(idBolao));
  return (
    <Mesa
      lista={
        <TabelaFila
          rotulo="Prêmios por prazo"
          larguras="92px minmax(0, 1.4fr) minmax(0, 1fr)"
          colunas={COLUNAS}
          itens={itens}
          chave={({ idBolao }) => String(idBolao)}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <Caso key={atual.idBolao} premio={atual} />}
    />
  );
}

function Caso({ premio: p }: { readonly premio: Premio }) {
  return (
    <Cartao className={caso['caso']}>
      <div className={caso['cabeca']}>
        <div>
          <h2>{p.bolao}</h2>
          <p>{p.loterias.join(', ')}</p>
        </div>
      </div>
      <ListaDefinicao
        itens={[
          { rotulo: 'Prêmio líquido', valor: reais(p.premio) },
          { rotulo: `÷ ${p.cotas} cotas`, valor: reais(p.porCota), detalhe: `${p.vendidas} vendidas` },
          { rotulo: 'Sobra que fica registrada', valor: reais(p.resto) },
          { rotulo: 'Onde', valor: p.onde },
          { rotulo: 'Papéis', valor: p.documentos.join(', ') },
          { rotulo: 'Receber até', valor: formatarDiaCompleto(p.resgatarAte) },
        ]}
      />
      <Guardiao premio={p} />
      <Recebimento premio={p} />
    </Cartao>
  );
}

function Guardiao({ premio: { idBolao, guardiao } }: { readonly premio: Premio }) {
  const [nome, setNome] = useState(guardiao);
  const mudar = useMudarGuardiao();
  return (
    <form
      className={caso['caso']}
      onSubmit={(evento) => {
        evento.preventDefault();
        mudar.mutate({ params: { id: idBolao }, body: { guardiao: nome } });
      }}
    >
      <CampoTexto name="guardiao" rotulo="Quem guarda o bilhete" maxLength={80} value={nome} onChange={setNome} />
      <Botao
        tipo="submit"
        variante="linha"
        tamanho="sm"
        desligado={nome.trim().length < 2 || nome === guardiao}
        fazendo={mudar.isPending && 'Anotando'}
      >
        Anotar quem guarda
      </Botao>
    </form>
  );
}

function Recebimento({ premio: { idBolao } }: { readonly premio: Premio }) {
  const [valor, setValor] = useState<number>();
  const [evidencia, setEvidencia] = useState('');
  const [erro, setErro] = useState<string>();
  const registrar = useRegistrarPremio(setErro);
  return (
    <form
      className={caso['caso']}
      onSubmit={(evento) => {
        evento.preventDefault();
        setErro(undefined);
        if (valor !== undefined) registrar.mutate({ params: { id: idBolao }, body: { valor, evidencia } });
      }}
    >
      <CampoDinheiro name="valor" rotulo="Valor recebido" value={valor} onChange={setValor} erro={erro} />
      <CampoArea
        name="evidencia"
        rotulo="Como provar"
        apoio="Por onde o banco pagou, quando, e o número do comprovante."
        maxLength={300}
        value={evidencia}
        onChange={setEvidencia}
      />
      <Botao
        tipo="submit"
        desligado={valor === undefined || evidencia.trim().length < 5}
        fazendo={registrar.isPending && 'Registrando'}
      >
        Registrar e pagar os membros
      </Botao>
    </form>
  );
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
