import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';

/** The hold is over, or there is none: what happened to the seats and the money, and the way back. */
export function ReservaExpirada({ idGrupo, grupo }: { idGrupo?: number | undefined; grupo?: string | undefined }) {
  return (
    <Pagina
      titulo="Finalizar assinatura"
      voltar={idGrupo === undefined ? paths.grupos() : paths.grupo(idGrupo)}
      largura="estreita"
    >
      <Vazio
        titulo="O tempo da sua reserva terminou"
        detalhe="As vagas voltaram para o grupo e nada foi cobrado. Se ainda houver vaga, você pode reservar de novo."
        acao={
          <Botao href={idGrupo === undefined ? paths.grupos() : paths.grupo(idGrupo)}>
            {grupo === undefined ? 'Ver grupos' : 'Voltar ao grupo'}
          </Botao>
        }
      />
    </Pagina>
  );
}
