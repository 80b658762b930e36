import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { AutomaticaLigada } from '../components/automatica-ligada.tsx';
import { LigarAutomatica } from '../components/ligar-automatica.tsx';
import { retiradaQueries } from '../queries.ts';

/** /carteira/retirada/automatica: a withdrawal on a chosen day of each month (REGRAS 2.6). */
export function TelaRetiradaAutomatica() {
  const automatica = useQuery(retiradaQueries.automatica());
  return (
    <Pagina
      titulo="Retirada automática"
      subtitulo="Uma vez por mês, o que passar do valor que você escolher vai por Pix para a sua chave."
      voltar={paths.carteiraRetiradaValor()}
      largura="estreita"
    >
      <Consulta
        consulta={automatica}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar a retirada automática"
      >
        {(dados) => <ComChaves automatica={dados} />}
      </Consulta>
    </Pagina>
  );
}

function ComChaves({ automatica }: { readonly automatica: RespostaDe<'getRetiradaAutomatica'> }) {
  const chaves = useQuery(retiradaQueries.chaves());
  return (
    <Consulta
      consulta={chaves}
      esqueleto={<OssoLista quantos={1} />}
      erro="Não conseguimos carregar as suas chaves Pix"
    >
      {({ chaves: todas }) => {
        const { ligada } = automatica;
        const livres = todas.filter(({ emDescanso }) => !emDescanso);
        if (ligada !== null) return <AutomaticaLigada ligada={ligada} chaves={todas} />;
        return livres.length === 0 ? <SemChave /> : <LigarAutomatica minimo={automatica.minimo} chaves={livres} />;
      }}
    </Consulta>
  );
}

function SemChave() {
  return (
    <Vazio
      titulo="Nenhuma chave Pix pode receber ainda"
      detalhe="A retirada automática vai para uma chave do seu CPF. Uma chave nova só recebe 24 horas depois de cadastrada."
      acao={<Botao href={paths.carteiraRetiradaValor()}>Fazer uma retirada</Botao>}
    />
  );
}
