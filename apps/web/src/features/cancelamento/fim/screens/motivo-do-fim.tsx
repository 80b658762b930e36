import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../../ui/formulario/focar-campo.ts';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { cancelamentoQueries } from '../../queries.ts';
import { AjudaDoMotivo } from '../components/ajuda-do-motivo.tsx';
import { despacharFim, useFimDoGrupo } from '../fluxo-do-fim.ts';

const MOTIVO = 'motivo';

/** /grupo/admin/{id}/cancelamento/motivo: why, with one help for each reason. */
export function TelaMotivoDoFim() {
  const id = useParametroId();
  const consulta = useQuery(cancelamentoQueries.novo(id));
  const { motivo, textoMotivo } = useFimDoGrupo(id);
  const [faltou, setFaltou] = useState(false);
  const ajuda = consulta.data?.motivos.find((m) => m.id === motivo)?.ajuda ?? null;
  function continuar(): void {
    setFaltou(motivo === null);
    if (motivo === null) focarCampo(MOTIVO);
    else void irPara(paths.grupoAdminCancelamentoCancelar(id));
  }
  return (
    <PassoFluxo
      pergunta="Por que você vai encerrar?"
      apoio="Os membros leem o motivo da lista."
      passo={2}
      de={3}
      voltar={paths.grupoAdminCancelamentoInformacoes(id)}
      {...(consulta.data === undefined ? {} : { aoContinuar: continuar })}
      acao="Ver quem recebe o quê"
      alternativa={
        <Botao variante="texto" bloco href={paths.grupoAdmin(id)}>
          Não encerrar
        </Botao>
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar os motivos" esqueleto={<OssoLista quantos={3} />}>
        {({ motivos }) => (
          <Opcoes
            rotulo="Motivo"
            nome={MOTIVO}
            erro={faltou ? 'Escolha um motivo para continuar.' : undefined}
            valor={motivo ?? undefined}
            aoEscolher={(novo) => {
              setFaltou(false);
              despacharFim({ tipo: 'explicar', motivo: novo, textoMotivo });
            }}
            opcoes={motivos.map((m) => ({ valor: m.id, titulo: m.descricao }))}
          />
        )}
      </Consulta>
      {ajuda !== null && <AjudaDoMotivo idGrupo={id} ajuda={ajuda} />}
      <CampoArea
        rotulo="Quer contar mais à nossa equipe? (opcional)"
        value={textoMotivo}
        maxLength={1000}
        onChange={(texto) => despacharFim({ tipo: 'explicar', motivo, textoMotivo: texto })}
      />
    </PassoFluxo>
  );
}
