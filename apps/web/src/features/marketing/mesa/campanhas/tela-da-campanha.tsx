import { TIPOS_DE_CAMPANHA } from '@rateia/domain/marketing/campanha';
import { useQuery } from '@tanstack/react-query';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PaginaOperacao } from '../../../../ui/operacao/pagina-operacao.tsx';
import { SITUACAO_DA_CAMPANHA } from '../../../../ui/situacao/campanha.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { Editor } from './editor.tsx';
import { campanhasQueries } from './queries.ts';

/** /backoffice/marketing/{id}: one modal or banner, written, scheduled, looked at and switched (spec 1, §3). */
export function TelaCampanha() {
  const id = useParametroId();
  const consulta = useQuery(campanhasQueries.campanha(id));
  const campanha = consulta.data;
  return (
    <PaginaOperacao
      titulo={campanha?.nome ?? 'Campanha'}
      {...(campanha === undefined
        ? {}
        : {
            subtitulo: (
              <>
                {TIPOS_DE_CAMPANHA[campanha.tipo]} <Situacao de={SITUACAO_DA_CAMPANHA} valor={campanha.situacao} />
              </>
            ),
          })}
      acoes={
        <Botao variante="linha" tamanho="sm" href={paths.backofficeFila('marketing')}>
          Ver todas
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar esta campanha" esqueleto={<OssoLista quantos={4} />}>
        {(dados) => <Editor key={dados.id} campanha={dados} />}
      </Consulta>
    </PaginaOperacao>
  );
}
