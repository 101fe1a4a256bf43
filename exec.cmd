@rem For Windows, whose shell has no exec: the scripts of package.json begin with it, so that signals for npm arrive.
@%*
