import { AUTORIZACAO_VIVA } from '@rateia/domain/pagamentos/programado/autorizacao';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Secao } from '../../../../ui/base/secao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { UmaAutorizacao } from '../components/autorizacao.tsx';
import { PedirProgramado } from '../components/pedir-programado.tsx';
import type { Autorizacao } from '../queries.ts';
import { programadoQueries } from '../queries.ts';
import c from './pix-programado.module.css';

/** /pix-programado (spec 1, §2): months that the payer's bank pays on their day (REGRAS 1). */
export function TelaPixProgramado() {
  const programado = useQuery(programadoQueries.checar());
  return (
    <Pagina titulo="Pix programado" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta
        consulta={programado}
        esqueleto={<OssoLista quantos={2} />}
        erro="Não conseguimos carregar o seu Pix programado"
        vazio={{
          quando: ({ autorizacoes, assinaturas }) => autorizacoes.length + assinaturas.length === 0,
          mostra: (
            <Vazio
              titulo="Nenhuma mensalidade para programar"
              detalhe="Depois do seu primeiro acesso a um grupo, o seu banco pode pagar as mensalidades no dia, sem custo."
              acao={<Botao href={paths.grupos()}>Ver grupos</Botao>}
            />
          ),
        }}
      >
        {({ ligado, autorizacoes, assinaturas }) => (
          <div className={c['tela']}>
            <p className={c['apoio']}>
              O seu banco paga a mensalidade no dia do vencimento, sem custo. Você autoriza uma vez no aplicativo do
              banco e cancela quando quiser, aqui ou lá.
            </p>
            {!ligado && (
              <Nota tom="warning">
                O Pix programado não está disponível agora. O que você já autorizou continua no seu banco.
              </Nota>
            )}
            {autorizacoes.filter(viva).map((autorizacao) => (
              <UmaAutorizacao key={autorizacao.id} autorizacao={autorizacao} />
            ))}
            {assinaturas.length > 0 && (
              <Secao titulo="Grupos sem Pix programado">
                {assinaturas.map((assinatura) => (
                  <PedirProgramado key={assinatura.id} assinatura={assinatura} />
                ))}
              </Secao>
            )}
            {autorizacoes.some((a) => !viva(a)) && (
              <Secao titulo="Encerrados">
                {autorizacoes
                  .filter((a) => !viva(a))
                  .map((autorizacao) => (
                    <UmaAutorizacao key={autorizacao.id} autorizacao={autorizacao} />
                  ))}
              </Secao>
            )}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function viva({ estado }: Autorizacao): boolean {
  return AUTORIZACAO_VIVA.includes(estado);
}
