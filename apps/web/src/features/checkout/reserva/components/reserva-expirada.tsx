import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';

interface ReservaExpiradaProps {
  /** The number of seats that were held. */
  readonly vagas: number;
  readonly idGrupo?: number | undefined;
}

/** The hold is over, or there is none: the fate of the seats and the money, and the way back. */
export function ReservaExpirada({ vagas, idGrupo }: ReservaExpiradaProps) {
  const voltou = vagas === 1 ? 'A vaga voltou' : 'As vagas voltaram';
  const volta = idGrupo === undefined ? paths.grupos() : paths.grupo(idGrupo);
  return (
    <Pagina titulo="Finalizar assinatura" voltar={volta} largura="estreita">
      <Vazio
        titulo="O tempo da sua reserva terminou"
        detalhe={`${voltou} para o grupo e nada foi cobrado. Se ainda houver vaga, você pode reservar de novo.`}
        acao={<Botao href={volta}>{idGrupo === undefined ? 'Ver grupos' : 'Voltar ao grupo'}</Botao>}
      />
    </Pagina>
  );
}
