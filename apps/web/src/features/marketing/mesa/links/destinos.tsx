import { diaDe } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import { obrigatorio } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { usePode } from '../../../../lib/permissoes.ts';
import { Duas } from '../../../../mesa/celulas.tsx';
import type { ColunaFila } from '../../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../../mesa/tabela-fila.tsx';
import { Botao } from '../../../../ui/base/botao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './links.module.css';
import { usePermitirDestino, useTirarDestino } from './mutations.ts';
import { linksQueries } from './queries.ts';

type Destino = RespostaDe<'getDestinos'>['itens'][number];

/** The sites that short links may lead to; the lead alone changes them (ASVS 3.7.2). */
export function Destinos() {
  const consulta = useQuery(linksQueries.destinos());
  const pode = usePode();
  return (
    <div className={c['sites']}>
      {pode?.('createDestino') === true && <Novo />}
      <Consulta
        consulta={consulta}
        erro="Não conseguimos carregar os sites"
        esqueleto={<OssoLista quantos={2} />}
        vazio={{
          quando: ({ itens }) => itens.length === 0,
          mostra: <Vazio titulo="Nenhum site permitido" detalhe={`Links curtos só levam a páginas da ${MARCA}.`} />,
        }}
      >
        {({ itens }) => (
          <TabelaFila
            rotulo="Sites permitidos"
            larguras="minmax(0, 1.5fr) minmax(0, 1fr) 150px"
            colunas={colunas}
            itens={itens}
            chave={({ host }) => host}
          />
        )}
      </Consulta>
    </div>
  );
}

const colunas: readonly ColunaFila<Destino>[] = [
  {
    rotulo: 'Site',
    principal: true,
    celula: ({ host, links }) => (
      <Duas
        titulo={host}
        detalhe={links === 0 ? 'Nenhum link leva a ele' : `${links} ${links === 1 ? 'link' : 'links'}`}
      />
    ),
  },
  {
    rotulo: 'Quem permitiu',
    celula: ({ autor, permitidoEm }) => <Duas titulo={autor} detalhe={noTexto(diaPerto(diaDe(permitidoEm)))} />,
  },
  { rotulo: 'Ação', celula: (destino) => <Tirar destino={destino} /> },
];

const campos = { host: { nome: 'Site', regras: [obrigatorio] } } as const;

function Novo() {
  const formulario = useFormulario({ iniciais: { host: '' }, campos, preguicoso: true, efemero: true });
  const permitir = usePermitirDestino({
    aoPermitir: () => formulario.muda('host', ''),
    aoRecusar: (mensagem) => formulario.recusa('host', mensagem),
  });
  return (
    <form
      className={c['novo']}
      noValidate
      onSubmit={formulario.enviar(({ host }) => permitir.mutate({ body: { host: host.trim() } }))}
    >
      <CampoTexto {...formulario.campo('host')} rotulo="Novo site" autoComplete="off" inputMode="url" maxLength={253} />
      <Botao tipo="submit" tamanho="lg" fazendo={permitir.isPending && 'Permitindo'}>
        Permitir site
      </Botao>
    </form>
  );
}

function Tirar({ destino: { host, links } }: { readonly destino: Destino }) {
  const tirar = useTirarDestino();
  const pode = usePode();
  if (pode?.('deleteDestino') !== true) return null;
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: `Tirar ${host} da lista?`,
      corpo: links === 0 ? 'Nenhum link leva a ele.' : 'Os links que levam a ele param na hora.',
      acao: 'Tirar da lista',
      escape: 'Manter o site',
      perigo: true,
    });
    if (sim) tirar.mutate({ params: { host } });
  }
  return (
    <Botao
      variante="perigo-linha"
      tamanho="sm"
      rotulo={`Tirar ${host} da lista`}
      fazendo={tirar.isPending && 'Tirando'}
      onClick={() => void perguntar()}
    >
      Tirar
    </Botao>
  );
}
